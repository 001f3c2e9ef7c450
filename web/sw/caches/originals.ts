import { noPerson } from '#contract/installed/cache.ts';
import { personHere, timesHandedOver } from '../person/person.ts';
import { keepWithin } from './budget.ts';
import { originalsCache } from './caches.ts';

/** An agent carries a few orders at once: a recording is at most 1 MB, a photo less. */
const budget = { entries: 12, bytes: 6_000_000 } as const;

/**
 * A voice note or a photo of an order's list: from the phone where it was loaded before, for it never changes and its
 * signed address does; else from the network, for this person alone.
 */
export async function storedOriginal(event: FetchEvent): Promise<Response> {
  const asked = timesHandedOver();
  const person = await personHere();
  if (person === undefined || person === noPerson) return fetch(event.request);
  const { origin, pathname } = new URL(event.request.url);
  const address = `${origin}${pathname}`;
  const cacheName = originalsCache(person);
  const stored = await caches.match(address, { cacheName });
  if (stored !== undefined) return stored;
  const fresh = await fetch(event.request);
  if (fresh.status === 200 && timesHandedOver() === asked) {
    event.waitUntil(keepWithin(cacheName, address, fresh.clone(), budget).catch(() => undefined));
  }
  return fresh;
}

/** Deletes the originals that a run does not name any more: an agent keeps nobody's voice when the order is not theirs. */
export async function dropOriginalsBut(person: string, run: string): Promise<void> {
  const cache = await caches.open(originalsCache(person));
  const gone = (await cache.keys()).filter(({ url }) => !run.includes(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}
