import type { QueryClient } from '@tanstack/react-query';
import { me } from '#contract/accounts/endpoints.ts';
import { listCities } from '#contract/cities/endpoints.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import { addressOf, type Endpoint } from '#contract/endpoint.ts';
import { noPerson } from '#contract/installed/cache.ts';
import type { HandedOver, ToWorker } from '#contract/installed/workers.ts';
import { listRefusedGoods } from '#contract/lists/refused/endpoints.ts';
import { listSavedAddresses, listSavedLists } from '#contract/lists/saved/endpoints.ts';
import { listMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { listMyOrders } from '#contract/orders/endpoints.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { cachedMe } from '../accounts/queries.ts';

const handedOver: readonly Endpoint[] = [
  me,
  listSettings,
  listMarkets,
  listCities,
  listZones,
  showMarket,
  listRefusedGoods,
  listMyOrders,
  listSavedLists,
  listSavedAddresses,
];

interface KnownQuery {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

/** Tells the worker what came with the page or before it was there: nothing is asked for twice only to be kept. */
export function handOver(client: QueryClient, post: (message: ToWorker) => void): void {
  const cache = client.getQueryCache();
  const send = (queries: readonly KnownQuery[]) => {
    const person = cachedMe(client)?.id ?? noPerson;
    post({ kind: 'handed-over', person, replies: queries.flatMap(repliesOf) });
  };
  const underWay = new Set<KnownQuery>(
    cache.getAll().filter(({ state }) => state.fetchStatus === 'fetching'),
  );
  send(cache.getAll());
  // A reply that came before the service worker was active has not passed through it.
  const unsubscribe = cache.subscribe(({ query }) => {
    if (!underWay.has(query) || query.state.fetchStatus === 'fetching') return;
    underWay.delete(query);
    send([query]);
    if (underWay.size === 0) unsubscribe();
  });
  if (underWay.size === 0) unsubscribe();
}

function repliesOf({ queryKey, state }: KnownQuery): HandedOver[] {
  const [name, input] = queryKey;
  const endpoint = handedOver.find((one) => one.name === name);
  const body: unknown = firstPageOf(state.data);
  if (endpoint === undefined || typeof body !== 'object' || body === null) return [];
  const { address } = addressOf(endpoint, typeof input === 'object' ? { ...input } : {});
  return [{ address: new URL(address, window.location.origin).href, body }];
}

/** The address of a paged list answers with its first page. */
function firstPageOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return data;
  const pages: readonly unknown[] = Array.isArray(data.pages) ? data.pages : [];
  return pages[0];
}
