import * as z from 'zod/mini';
import { pictureId, type PictureId } from '#contract/media/schema.ts';
import { sendPicture } from '../lib/send-picture.ts';
import { inStore } from './database.ts';

const keptPicture = z.object({
  /** Stands in a queued action where the server's id will stand. */
  key: z.string(),
  blob: z.instanceof(Blob),
  /** Nothing until it reached the server. */
  sentId: z.nullable(pictureId),
});

/** Keeps a photo on the device until what names it has been sent. */
export async function keepPicture(key: string, blob: Blob): Promise<void> {
  await inStore('pictures', 'readwrite', (store) => store.put({ key, blob, sentId: null }));
}

async function keptPictureOf(key: string) {
  const read = keptPicture.safeParse(
    await inStore<unknown>('pictures', 'readonly', (store) => store.get(key)),
  );
  return read.success ? read.data : undefined;
}

/** The photo itself, as long as it waits here. */
export async function pictureOnDevice(key: string): Promise<Blob | undefined> {
  return (await keptPictureOf(key))?.blob;
}

/** Sends a photo that waits, once; the id it got stays beside it, so that a crash in between sends no second one. */
export async function sendKeptPicture(key: string): Promise<PictureId | undefined> {
  const kept = await keptPictureOf(key);
  if (kept === undefined || kept.sentId !== null) return kept?.sentId ?? undefined;
  const sentId = await sendPicture(kept.blob, { onShare: () => {}, signal: new AbortController().signal });
  await inStore('pictures', 'readwrite', (store) => store.put({ ...kept, sentId }));
  return sentId;
}

/** The server has let go of it: the next time it is sent anew. */
export async function sendPictureAnew(key: string): Promise<void> {
  const kept = await keptPictureOf(key);
  if (kept !== undefined)
    await inStore('pictures', 'readwrite', (store) => store.put({ ...kept, sentId: null }));
}

export async function forgetPicture(key: string): Promise<void> {
  await inStore('pictures', 'readwrite', (store) => store.delete(key));
}

export async function forgetPictures(): Promise<void> {
  await inStore('pictures', 'readwrite', (store) => store.clear());
}
