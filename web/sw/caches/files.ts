import { keepWithin, type Budget } from './budget.ts';
import { partsCache, picturesCache } from './caches.ts';

const budgets = {
  parts: { entries: 80, bytes: 3_000_000 },
  pictures: { entries: 40, bytes: 2_000_000 },
} as const;

/** A file with a hash in its name never changes: kept is as good as new, of whichever build. */
export async function cachedOrLoaded(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request.url);
  return cached ?? fetchAndKeep(event, event.request, partsCache, budgets.parts);
}

/** A picture keeps its name when it changes: the one that was kept is shown, and the newer one the next time. */
export async function cachedWhileLoading(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request.url, { cacheName: picturesCache });
  const fresh = fetchAndKeep(event, event.request, picturesCache, budgets.pictures);
  event.waitUntil(fresh.catch(() => undefined));
  return cached ?? fresh;
}

async function fetchAndKeep(
  event: FetchEvent,
  request: Request,
  cacheName: string,
  budget: Budget,
): Promise<Response> {
  const fresh = await fetch(request);
  if (fresh.ok) {
    event.waitUntil(keepWithin(cacheName, request.url, fresh.clone(), budget).catch(() => undefined));
  }
  return fresh;
}
