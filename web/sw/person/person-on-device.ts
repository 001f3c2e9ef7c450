import { deviceCache } from './device-cache.ts';

export const personPlace = '/person';

/** Who held this device last, as it is written: of the two workers only the app's hears when the phone changes hands. */
export async function personOnDevice(): Promise<string | undefined> {
  return (await (await caches.open(deviceCache)).match(personPlace))?.text();
}
