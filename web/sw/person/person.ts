import { noPerson } from '#contract/installed/cache.ts';
import { forgetAllBut } from '../caches/caches.ts';
import { deviceCache } from './device-cache.ts';
import { personOnDevice, personPlace } from './person-on-device.ts';

declare const self: ServiceWorkerGlobalScope;

let held: string | undefined;
let handings = 0;
let writing: Promise<void> = Promise.resolve();

/** Count of changes of the person: a reply requested before one is not stored after it. */
export function timesHandedOver(): number {
  return handings;
}

/** Last person of this device; undefined until a reply has named one. */
export async function personHere(): Promise<string | undefined> {
  await writing;
  held ??= await personOnDevice();
  return held;
}

/** An answer was made for this person: whatever was kept for others goes. Tells whether they are new here. */
export async function sawPerson(person: string): Promise<boolean> {
  if ((await personHere()) === person) return false;
  await become(person);
  return person !== noPerson;
}

/** Called at sign-in and sign-out: until the next reply the device has no person. */
export async function handOver(): Promise<void> {
  handings += 1;
  await become(noPerson);
}

async function become(person: string): Promise<void> {
  held = person;
  writing = writing.then(async () => {
    await forgetAllBut(person);
    // Notices on the screen were for the person before.
    for (const notice of await self.registration.getNotifications()) notice.close();
    await (await caches.open(deviceCache)).put(personPlace, new Response(person));
  });
  await writing;
}
