import { mostCounted } from '#contract/counted.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/admin/endpoints.ts';
import type { AdminOrder } from '#contract/orders/admin/schema.ts';
import { readOrderSearch } from '#contract/orders/admin/search.ts';
import type { Db } from '#server/db/database.ts';
import type { Wanted } from './store-filter.ts';
import {
  findEndOfScan,
  findSmallSource,
  readAlong,
  readFromSource,
  readAdminOrders,
  readWordsQuery,
  type Place,
  type Scan,
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
  const scan = { after, most: after === undefined ? mostCounted + 1 : ordersOnAPage + 1 };
  const { places, end } = await scanOrders(db, wanted, scan);
  const page = places.slice(0, ordersOnAPage);
  const rows = await readAdminOrders(
    db,
    page.map(({ number }) => number),
  );
  const now = new Date();
  const isFull = places.length > ordersOnAPage;
  const next: Place | undefined = isFull ? page.at(-1) : end;
  return {
    ok: true,
    value: {
      orders: rows.map((row) => viewAdminOrder(row, now)),
      next: next === undefined ? null : writePlace(next),
      total: after === undefined ? viewCounted(places.length, end !== undefined) : null,
      lookedTo: isFull ? null : (end?.at.toISOString() ?? null),
    },
  };
}

/** Orders found by words, the newest first, as many as fit; the work is that of the list. */
export async function searchOrders(
  db: Db,
  written: string,
  most: number,
): Promise<{ orders: AdminOrder[]; isMore: boolean }> {
  const wanted = { filter: {}, search: await searchOf(db, written) };
  const { places, end } = await scanOrders(db, wanted, { after: undefined, most: most + 1 });
  const shown = places.slice(0, most).map(({ number }) => number);
  const rows = await readAdminOrders(db, shown);
  const now = new Date();
  return {
    orders: rows.map((row) => viewAdminOrder(row, now)),
    isMore: places.length > most || end !== undefined,
  };
}

/** Matches of one scan, and where it ended before it had as many as were wanted. */
async function scanOrders(db: Db, wanted: Wanted, scan: Scan) {
  const source = await findSmallSource(db, wanted);
  const places =
    source === undefined ? await readAlong(db, wanted, scan) : await readFromSource(db, wanted, source, scan);
  const end =
    source === undefined && places.length < scan.most
      ? await findEndOfScan(db, wanted, scan.after)
      : undefined;
  return { places, end };
}

async function searchOf(db: Db, written: string | undefined): Promise<Wanted['search']> {
  if (written === undefined || written === '') return null;
  const search = readOrderSearch(written);
  return { ...search, words: search.words === null ? null : await readWordsQuery(db, search.words) };
}
