import * as z from 'zod/mini';
import { id } from '#contract/fields.ts';
import { addPicture, addRecording } from '#contract/media/endpoints.ts';
import { apiErrorOf } from '#web/lib/network/api-error.ts';
import { asPerson } from '../sending/as-person.ts';
import { inStore } from './database.ts';

const added = z.object({ id });
const patienceMs = 15 * 60_000;

const storedPicture = z.object({
  /** Stands in a queued action where the server's id will stand. */
  key: z.string(),
  blob: z.instanceof(Blob),
  /** Null until it reached the server. */
  sentId: z.nullable(id),
});

/** Keeps a photo or a recording on the device until what names it has been sent. */
export async function keepPicture(key: string, blob: Blob): Promise<void> {
  await inStore('pictures', 'readwrite', (store) => store.put({ key, blob, sentId: null }));
}

async function storedPictureOf(key: string) {
  const read = storedPicture.safeParse(
    await inStore<unknown>('pictures', 'readonly', (store) => store.get(key)),
  );
  return read.success ? read.data : undefined;
}

/** The photo itself, as long as it waits here. */
export async function pictureOnDevice(key: string): Promise<Blob | undefined> {
  return (await storedPictureOf(key))?.blob;
}

/** Sends a photo that waits, once; the id it got stays beside it, so that a crash in between sends no second one. */
export async function sendStoredPicture(key: string, owner: string | null): Promise<string | undefined> {
  const stored = await storedPictureOf(key);
  if (stored === undefined || stored.sentId !== null) return stored?.sentId ?? undefined;
  const { path, method } = /^(?:audio|video)\//.test(stored.blob.type) ? addRecording : addPicture;
  const response = await fetch(path, {
    method,
    body: stored.blob,
    ...asPerson(owner),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw await apiErrorOf(response);
  const sentId = added.parse(await response.json()).id;
  await inStore('pictures', 'readwrite', (store) => store.put({ ...stored, sentId }));
  return sentId;
}

/** The server has let go of it: the next time it is sent anew. */
export async function sendPictureAnew(key: string): Promise<void> {
  const stored = await storedPictureOf(key);
  if (stored !== undefined)
    await inStore('pictures', 'readwrite', (store) => store.put({ ...stored, sentId: null }));
}

export async function forgetPicture(key: string): Promise<void> {
  await inStore('pictures', 'readwrite', (store) => store.delete(key));
}

/** Photos of what is gone go; those that something still names stay. */
export async function forgetPicturesBut(named: readonly string[]): Promise<void> {
  const keys = await inStore('pictures', 'readonly', (store) => store.getAllKeys());
  for (const key of keys) if (typeof key === 'string' && !named.includes(key)) await forgetPicture(key);
}
