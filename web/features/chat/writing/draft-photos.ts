import * as z from 'zod/mini';
import { pictureId, type PictureId } from '#contract/media/schema.ts';
import { keepCopy, readCopy } from '#web/offline/storage/copies.ts';
import { forgetPicture, keepPicture, pictureOnDevice } from '#web/offline/storage/pictures.ts';
import { queuedActions } from '#web/offline/queue/queue.ts';

export interface DraftPhoto {
  key: PictureId;
  blob: Blob;
}

const keys = z.array(pictureId);
const nameOf = (conversation: string) => `chat-photos:${conversation}`;

async function keptKeys(conversation: string): Promise<PictureId[]> {
  const read = keys.safeParse(await readCopy(nameOf(conversation)));
  return read.success ? read.data : [];
}

/** Photos that go with a message on its way are no longer those of a half-written one. */
async function onTheirWay(): Promise<ReadonlySet<string>> {
  return new Set((await queuedActions()).flatMap(({ pictures }) => pictures));
}

/** The photos that were chosen for a message and not sent, as this device has them. */
export async function draftPhotos(conversation: string): Promise<DraftPhoto[]> {
  const sent = await onTheirWay();
  const found = await Promise.all(
    (await keptKeys(conversation))
      .filter((key) => !sent.has(key))
      .map(async (key) => ({ key, blob: await pictureOnDevice(key) })),
  );
  return found.flatMap(({ key, blob }) => (blob === undefined ? [] : [{ key, blob }]));
}

// One after the other: what was chosen last is what is kept.
let last: Promise<unknown> = Promise.resolve();

/** Keeps what is chosen now, and lets go of what is not any more. */
export function keepDraftPhotos(conversation: string, photos: readonly DraftPhoto[]): void {
  last = last
    .then(() => keep(conversation, photos))
    // A full or forgetful browser: they live as long as this page.
    .catch(() => undefined);
}

async function keep(conversation: string, photos: readonly DraftPhoto[]): Promise<void> {
  const before = await keptKeys(conversation);
  const now = photos.map(({ key }) => key);
  for (const { key, blob } of photos) if (!before.includes(key)) await keepPicture(key, blob);
  await keepCopy(nameOf(conversation), now);
  const sent = await onTheirWay();
  for (const key of before) if (!now.includes(key) && !sent.has(key)) await forgetPicture(key);
}
