import { sharedCache, sharedFilePlace, sharedTextPlace } from '#contract/installed/shared.ts';
import { mostRequestPictures } from '#contract/orders/requests/most-pictures.ts';

export interface Shared {
  text: string;
  files: File[];
}

/** Takes what another app has shared with this one; the next read finds it gone. */
export async function takeShared(): Promise<Shared> {
  const cache = await caches.open(sharedCache);
  const text = (await (await cache.match(sharedTextPlace))?.text()) ?? '';
  const files: File[] = [];
  for (let at = 0; at < mostRequestPictures; at += 1) {
    const file = await (await cache.match(sharedFilePlace(at)))?.blob();
    if (file !== undefined) files.push(new File([file], 'shared', { type: file.type }));
  }
  await caches.delete(sharedCache);
  return { text, files };
}
