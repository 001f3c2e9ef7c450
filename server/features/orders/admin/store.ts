import type { UserId } from '#contract/accounts/schema.ts';
import { payWays } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import {
  arrayOf,
  boolean,
  idOf,
  instant,
  kobo,
  nullable,
  number,
  oneOf,
  text,
} from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { summaryColumns, summaryRow, timedColumns, timedRow } from '../order/store-summaries.ts';
import { carrierOf } from '../run/store-carried.ts';
import {
  atMicros,
  byPromise,
  citiesOf,
  conditionsOf,
  daysOf,
  isLate,
  mostOfASource,
  promisedAt,
  sourcesOf,
  type Wanted,
} from './store-filter.ts';

/**
 * Rows that one scan along the list covers; a filter that a little more than a source’s worth of a million pass fills
 * its page on the way.
 */
const mostScanned = 15_000;

/** Cursor: the sort value in microseconds, and the order's number. */
const placeRow = {
  micros: number,
  number: number,
};
export type Place = RowOf<typeof placeRow>;

/** The words as the database looks for them; nothing where none of them is a word. */
export async function readWordsQuery(db: Db, words: string): Promise<string | null> {
  const [row] = await db.rows({ query: nullable(text) })`select search_query(${words})::text as query`;
  return row?.query ?? null;
}

/** Index of the filter’s source that is small enough to be read whole. */
export async function findSmallSource(db: Db, wanted: Wanted): Promise<number | undefined> {
  const sources = sourcesOf(db, wanted);
  const [first, ...rest] = sources.map(
    (source) => db`(select count(*) from (select 1 ${source} limit ${mostOfASource + 1}) as held)`,
  );
  if (first === undefined) return undefined;
  const counts = rest.reduce((all, next) => db`${all}, ${next}`, first);
  const [row] = await db.rows({ counts: arrayOf(number) })`select array[${counts}]::int[] as counts`;
  const smallest = Math.min(...(row?.counts ?? []));
  return smallest > mostOfASource ? undefined : row?.counts.indexOf(smallest);
}

export interface Scan {
  after: Place | undefined;
  most: number;
}

/**
 * Matches out of a small source that holds them all: exact, however the rest of the filter is. They are looked up one
 * by one, because a join could be answered by querying the rest for every order there is.
 */
export function readFromSource(db: Db, wanted: Wanted, source: number, scan: Scan): Promise<Place[]> {
  const { key, order, rest } = sorting(db, wanted, scan.after);
  // Orders that a search found are not matched against its text again, one by one.
  const others = wanted.search !== null && source === 0 ? { ...wanted, search: null } : wanted;
  return db.rows(placeRow)`
    select ${micros(db, key)} as micros, o.number
    from (select distinct o.number ${sourcesOf(db, wanted)[source] ?? db``}) as held,
      lateral (select * from customer_order where number = held.number offset 0) as o
    where ${rest} and ${conditionsOf(db, others)}
    order by ${order} limit ${scan.most}`;
}

/** Matches among the next orders along the list, as far as one scan goes. */
export function readAlong(db: Db, wanted: Wanted, scan: Scan): Promise<Place[]> {
  const { walked, key, order } = walk(db, wanted, scan.after);
  return db.rows(placeRow)`
    select ${micros(db, key)} as micros, o.number from ${walked}
    where ${conditionsOf(db, wanted)}
    order by ${order} limit ${scan.most}`;
}

/** End of one scan along the list; undefined where the list ends first. */
export async function findEndOfScan(
  db: Db,
  wanted: Wanted,
  after: Place | undefined,
): Promise<(Place & { at: Date }) | undefined> {
  const { walked, key, order } = walk(db, wanted, after);
  const [row] = await db.rows({ ...placeRow, at: instant })`
    select ${micros(db, key)} as micros, o.number, ${key} as at
    from ${walked} order by ${order} offset ${mostScanned - 1} limit 1`;
  return row;
}

/** The next orders along the list, as far as one scan goes, and their order; of some cities, along the index of each. */
function walk(db: Db, wanted: Wanted, after: Place | undefined) {
  const { key, order, rest } = sorting(db, wanted, after);
  const scan = (where: typeof rest) =>
    db`(select o.* from customer_order o where ${where} order by ${order} limit ${mostScanned})`;
  const cities = citiesOf(db, wanted.filter);
  if (cities === undefined) return { walked: db`${scan(rest)} as o`, key, order };
  if (db.cities !== undefined && wanted.filter.sort === 'promise')
    return {
      walked: db`${byPromise(db, wanted.filter, after, mostScanned)} with ordinality as held (number, place),
        lateral (select * from customer_order where number = held.number offset 0) as o`,
      key,
      order: db`held.place`,
    };
  const [first = scan(db`false`), ...others] = cities.map((city) =>
    scan(db`o.city_id = ${city} and ${rest}`),
  );
  const all = others.reduce((before, next) => db`${before} union all ${next}`, first);
  return {
    walked: db`(select * from (${all}) as o order by ${order} limit ${mostScanned}) as o`,
    key,
    order,
  };
}

/** By what the list is sorted, and what of it is still to come, within the days it is asked for. */
function sorting(db: Db, { filter }: Wanted, after: Place | undefined) {
  const isByPromise = filter.sort === 'promise';
  const key = isByPromise ? promisedAt(db) : db`o.placed_at`;
  const { placed, promised } = daysOf(db, filter);
  const days = (isByPromise ? promised : placed).reduce((all, next) => db`${all} and ${next}`, db`true`);
  const order = isByPromise ? db`${key}, o.number` : db`${key} desc, o.number desc`;
  if (after === undefined) return { key, order, rest: days };
  const at = atMicros(db, after.micros);
  const beyond = isByPromise
    ? db`(${key}, o.number) > (${at}, ${after.number})`
    : db`(${key}, o.number) < (${at}, ${after.number})`;
  return { key, order, rest: db`${days} and ${beyond}` };
}

function micros(db: Db, key: ReturnType<typeof promisedAt>) {
  return db`(extract(epoch from ${key}) * 1000000)::bigint`;
}

const adminRow = {
  ...summaryRow,
  ...timedRow,
  version: number,
  payWay: oneOf(payWays),
  ceilingKobo: kobo,
  accountId: nullable(idOf<UserId>()),
  customerName: text,
  customerPhone: nullable(text),
  receiverName: nullable(text),
  isByPhone: boolean,
  carrierId: nullable(idOf<UserId>()),
  carrierName: nullable(text),
  promisedAt: instant,
  isLate: boolean,
  openClaims: number,
  openQuestions: number,
  openAlarms: number,
};
export type AdminRow = RowOf<typeof adminRow>;

/** These orders as the list says them, in this order. */
export function readAdminOrders(db: Db, numbers: readonly number[]): Promise<AdminRow[]> {
  return db.rows(adminRow)`
    select ${summaryColumns(db)}, o.version, o.pay_way as "payWay", o.ceiling_kobo as "ceilingKobo",
      o.account_id as "accountId", o.customer_name as "customerName", o.customer_phone as "customerPhone",
      o.receiver_name as "receiverName", o.placed_by_id is not null as "isByPhone", carrier.id as "carrierId",
      coalesce(agent.name, carrier.name, carrier.username) as "carrierName",
      ${timedColumns(db)}, ${promisedAt(db)} as "promisedAt", ${isLate(db)} as "isLate", o.open_claims as "openClaims",
      (select count(*) from item_question where order_id = o.id and answer is null) as "openQuestions",
      (select count(*) from alarm where order_id = o.id and settled_at is null) as "openAlarms"
    from unnest(${[...numbers]}::bigint[]) with ordinality as wanted (number, place)
      join customer_order o on o.number = wanted.number
      join market on market.id = o.market_id
      left join account carrier on carrier.id = ${carrierOf(db)}
      left join agent on agent.user_id = carrier.id
    order by wanted.place`;
}
