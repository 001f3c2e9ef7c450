export interface Budget {
  entries: number;
  bytes: number;
}

const sizeHeader = 'x-kept-size';

/** Keeps an answer in a cache and throws out what was put there longest ago, until the rest fits. */
export async function keepWithin(
  cacheName: string,
  address: string,
  answer: Response,
  budget: Budget,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  const body = await answer.arrayBuffer();
  if (body.byteLength > budget.bytes) return;
  const headers = new Headers(answer.headers);
  // The body is kept unpacked.
  headers.delete('content-encoding');
  headers.set(sizeHeader, String(body.byteLength));
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  const cache = await caches.open(cacheName);
  // Put anew it stands last, for entries are in the order in which they came. Deleted beforehand it would be lost where
  // the app is closed in between, as it is when a phone that has network again is put away.
  await cache.put(address, new Response(body, { status: answer.status, headers }));
  await trim(cache, budget);
}

async function trim(cache: Cache, budget: Budget): Promise<void> {
  let entries = 0;
  let bytes = 0;
  for (const request of (await cache.keys()).toReversed()) {
    entries += 1;
    bytes += Number((await cache.match(request))?.headers.get(sizeHeader) ?? 0);
    if (entries > budget.entries || bytes > budget.bytes) await cache.delete(request);
  }
}
