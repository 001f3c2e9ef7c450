import { isPicturesAway, type PictureStore } from './picture-store.ts';

/** Keeps a file; false while the store is away. */
export async function isStored(store: PictureStore, sha256: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await store.keep(sha256, bytes);
    return true;
  } catch (error) {
    if (isPicturesAway(error)) return false;
    throw error;
  }
}
