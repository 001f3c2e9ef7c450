import * as z from 'zod/mini';
import { pictureId, type PictureId } from '#contract/media/schema.ts';
import { queuedActions } from '../queue/queue.ts';
import { keepCopy, readCopy } from './copies.ts';
import { forgetPicture, keepPicture, pictureOnDevice } from './pictures.ts';

export interface DraftPhoto {
  key: PictureId;
  blob: Blob;
}

const keys = z.array(pictureId);

async function storedKeys(draft: string): Promise<PictureId[]> {
  const read = keys.safeParse(await readCopy(draft));
  return read.success ? read.data : [];
}

/** Photos that go with something on its way are no longer those of a draft. */
async function onTheirWay(): Promise<ReadonlySet<string>> {
  return new Set((await queuedActions()).flatMap(({ pictures }) => pictures));
}

/** The photos that were taken for a draft and not sent, as this device has them. */
export async function draftPhotos(draft: string): Promise<DraftPhoto[]> {
  const sent = await onTheirWay();
  const found = await Promise.all(
    (await storedKeys(draft))
      .filter((key) => !sent.has(key))
      .map(async (key) => ({ key, blob: await pictureOnDevice(key) })),
  );
  return found.flatMap(({ key, blob }) => (blob === undefined ? [] : [{ key, blob }]));
}

// One after the other: what was chosen last is what is kept.
let last: Promise<unknown> = Promise.resolve();

/** Keeps what is chosen now, and lets go of what is not any more. */
export function keepDraftPhotos(draft: string, photos: readonly DraftPhoto[]): void {
  last = last
    .then(() => keep(draft, photos))
    // A full or forgetful browser: they live as long as this page.
    .catch(() => undefined);
}

async function keep(draft: string, photos: readonly DraftPhoto[]): Promise<void> {
  const before = await storedKeys(draft);
  const now = photos.map(({ key }) => key);
  for (const { key, blob } of photos) if (!before.includes(key)) await keepPicture(key, blob);
  await keepCopy(draft, now);
  const sent = await onTheirWay();
  for (const key of before) if (!now.includes(key) && !sent.has(key)) await forgetPicture(key);
}
