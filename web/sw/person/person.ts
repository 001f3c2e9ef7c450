import { nobody } from '#contract/installed/cache.ts';
import { forgetAllBut } from '../caches/caches.ts';
import { deviceCache } from './device-cache.ts';
import { personOnDevice, personPlace } from './person-on-device.ts';

declare const self: ServiceWorkerGlobalScope;

let held: string | undefined;
let handings = 0;
let writing: Promise<void> = Promise.resolve();

/** How often the phone may have changed hands: what was asked before is not kept after. */
export function timesHandedOver(): number {
  return handings;
}

/** Who held this device last; nothing where no answer has told yet. */
export async function personHere(): Promise<string | undefined> {
  await writing;
  held ??= await personOnDevice();
  return held;
}

/** An answer was made for this person: whatever was kept for others goes. Tells whether they are new here. */
export async function sawPerson(person: string): Promise<boolean> {
  if ((await personHere()) === person) return false;
  await become(person);
  return person !== nobody;
}

/** Somebody signs in or out: until the next answer tells who, it is nobody's device. */
export async function handOver(): Promise<void> {
  handings += 1;
  await become(nobody);
}

async function become(person: string): Promise<void> {
  held = person;
  writing = writing.then(async () => {
    await forgetAllBut(person);
    // What still stands on the screen was told to somebody else.
    for (const notice of await self.registration.getNotifications()) notice.close();
    await (await caches.open(deviceCache)).put(personPlace, new Response(person));
  });
  await writing;
}
