import { mostCounted } from '#contract/counted.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/admin/endpoints.ts';
import { readOrderSearch } from '#contract/orders/admin/search.ts';
import type { Db } from '#server/db/database.ts';
import type { Wanted } from './store-filter.ts';
import {
  findEndOfLook,
  findSmallSource,
  readAlong,
  readFromSource,
  readAdminOrders,
  readWordsQuery,
  type Place,
} from './store.ts';
import { readPlace, viewCounted, viewAdminOrder, writePlace } from './view.ts';

const ordersOnAPage = 50;

/**
 * All orders there ever were, a page at a time. Where one thing that is asked leaves few, those are gone through and
 * the answer is whole; else the list itself is walked, and a look that ends before its page is full says so. Either
 * way the work is bounded, whatever is asked.
 */
export async function listOrders(
  db: Db,
  { after: written, ...filter }: InputOf<typeof endpoints.listOrders>,
): Promise<OutcomeOf<typeof endpoints.listOrders>> {
  const wanted = { filter, search: await searchOf(db, filter.search) };
  const after = written === undefined ? undefined : readPlace(written);
  // The first page counts as well.
  const look = { after, most: after === undefined ? mostCounted + 1 : ordersOnAPage + 1 };
  const source = await findSmallSource(db, wanted);
  const places =
    source === undefined ? await readAlong(db, wanted, look) : await readFromSource(db, wanted, source, look);
  const end =
    source === undefined && places.length < look.most ? await findEndOfLook(db, wanted, after) : undefined;
  const page = places.slice(0, ordersOnAPage);
  const rows = await readAdminOrders(
    db,
    page.map(({ number }) => number),
  );
  const isFull = places.length > ordersOnAPage;
  const next: Place | undefined = isFull ? page.at(-1) : end;
  return {
    ok: true,
    value: {
      orders: rows.map(viewAdminOrder),
      next: next === undefined ? null : writePlace(next),
      total: after === undefined ? viewCounted(places.length, end !== undefined) : null,
      lookedTo: isFull ? null : (end?.at.toISOString() ?? null),
    },
  };
}

async function searchOf(db: Db, written: string | undefined): Promise<Wanted['search']> {
  if (written === undefined || written === '') return null;
  const search = readOrderSearch(written);
  return { ...search, words: search.words === null ? null : await readWordsQuery(db, search.words) };
}
