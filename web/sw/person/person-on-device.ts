import { deviceCache } from './device-cache.ts';

export const personPlace = '/person';

/** Last person as written down: only the app’s worker receives it when the phone changes hands. */
export async function personOnDevice(): Promise<string | undefined> {
  return (await (await caches.open(deviceCache)).match(personPlace))?.text();
}
