import type { OrderFilter } from '#contract/orders/admin/schema.ts';
import { statusesOf } from '#contract/orders/admin/schema.ts';
import type { OrderSearch } from '#contract/orders/admin/search.ts';
import { codeLength } from '#contract/orders/code.ts';
import { lagosDayEnd, lagosDayStart } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';

type Piece = ReturnType<typeof promisedAt>;

/** Time an order was promised for, exactly as the index has it: in UTC, where the sum depends on no time zone. */
export function promisedAt(db: Db) {
  return db`(((coalesce(greatest(o.confirmed_at, o.scheduled_for), o.placed_at) at time zone 'UTC')
    + make_interval(mins => o.minutes)) at time zone 'UTC')`;
}

/** False for a parcel or a task whose customer was promised no range. */
export function isTimePromised(db: Db) {
  return db`(o.soonest_minutes is not null or o.kind not in ('carry', 'do'))`;
}

export function isLate(db: Db) {
  return db`(o.is_under_way and o.status <> 'placed' and ${isTimePromised(db)} and ${promisedAt(db)} < now())`;
}

export interface Wanted {
  filter: OrderFilter;
  /** Its words as the database looks for them. */
  search: OrderSearch | null;
}

/** As many as are looked at one by one, whatever else is asked of them. */
export const mostOfASource = 3_000;

/** The cities that a list is walked by, the one that is asked for or those that may be seen; nothing where it is all. */
export function citiesOf(db: Db, { cityId }: OrderFilter): readonly string[] | undefined {
  return cityId === undefined ? db.cities : [cityId];
}

/**
 * The cities of a list, for the planner, which takes a policy to let most rows through. The policy stands beside it.
 */
function inCities(db: Db, filter: OrderFilter) {
  const cities = citiesOf(db, filter);
  return cities === undefined ? db`true` : db`o.city_id = any(${[...cities]}::uuid[])`;
}

/** Orders that hold at least everything which passes a filter's one field: each an index away. The search comes first. */
export function sourcesOf(db: Db, { filter, search }: Wanted): Piece[] {
  const sources: Piece[] = [];
  const own = (condition: Piece) =>
    sources.push(db`from customer_order o where ${condition} and ${inCities(db, filter)}`);
  if (search !== null) sources.push(searched(db, search));
  if (filter.accountId !== undefined) own(db`o.account_id = ${filter.accountId}`);
  if (filter.has !== undefined) sources.push(openOf(db, filter.has));
  if (filter.late !== undefined) own(db`o.is_under_way`);
  if (filter.agentId !== undefined) sources.push(carriedBy(db, filter.agentId));
  const statuses = statusesOf(filter);
  if (statuses !== undefined) own(db`o.status = any(${[...statuses]}::text[])`);
  if (filter.marketId !== undefined) own(db`o.market_id = ${filter.marketId}`);
  if (filter.cityId !== undefined) own(db`o.city_id = ${filter.cityId}`);
  const { placed, promised } = daysOf(db, filter);
  if (placed.length > 0 && filter.sort === 'promise') own(every(db, placed));
  if (promised.length > 0 && filter.sort !== 'promise') {
    if (db.cities === undefined) own(every(db, promised));
    else sources.push(db`from ${byPromise(db, filter, undefined, mostOfASource + 1)} as o (number)`);
  }
  return sources;
}

function searched(db: Db, { codes, phone, words }: OrderSearch) {
  const found: Piece[] = [];
  const own = (condition: Piece) => found.push(db`select o.number from customer_order o where ${condition}`);
  if (codes !== null) {
    own(db`o.code between ${codes.first} and ${codes.last}`);
    if (isWithoutCity(codes)) found.push(spelledByCity(db, codes));
  }
  if (db.cities === undefined)
    for (const piece of phone) {
      own(db`o.customer_phone like ${`%${piece}%`}`);
      own(db`o.receiver_phone like ${`%${piece}%`}`);
      own(db`o.stop_phone like ${`%${piece}%`}`);
    }
  // A policy puts the index of parts of a phone out of use.
  else if (phone.length > 0)
    found.push(
      db`select number from orders_with_phone(${[...phone]}::text[], ${mostOfASource + 1}) as held (number)`,
    );
  if (words !== null) found.push(db`select number from order_search where words @@ ${words}::tsquery`);
  if (found.length === 0) return db`from customer_order o where false`;
  const [first = db``, ...rest] = found;
  return db`from (${rest.reduce((all, next) => db`${all} union all ${next}`, first)}) as o`;
}

function openOf(db: Db, matter: NonNullable<OrderFilter['has']>) {
  if (matter === 'claim') return db`from customer_order o where o.open_claims > 0`;
  return matter === 'question'
    ? db`from item_question question join customer_order o on o.id = question.order_id where question.answer is null`
    : db`from alarm join customer_order o on o.id = alarm.order_id where alarm.settled_at is null`;
}

function carriedBy(db: Db, agentId: string) {
  return db`from (
    select number from customer_order where agent_id = ${agentId}
    union all select number from customer_order where rider_id = ${agentId}) as o`;
}

/** Everything that an order must be to pass, asked of the order itself. */
export function conditionsOf(db: Db, { filter, search }: Wanted): Piece {
  const { placed, promised } = daysOf(db, filter);
  const conditions: Piece[] = [db`true`, ...placed, ...promised];
  const statuses = statusesOf(filter);
  if (search !== null) conditions.push(isFound(db, search));
  if (filter.accountId !== undefined) conditions.push(db`o.account_id = ${filter.accountId}`);
  if (filter.has !== undefined) conditions.push(isOpen(db, filter.has));
  if (filter.late !== undefined) conditions.push(isLate(db));
  if (filter.agentId !== undefined)
    conditions.push(db`(o.agent_id = ${filter.agentId} or o.rider_id = ${filter.agentId})`);
  if (statuses !== undefined) conditions.push(db`o.status = any(${[...statuses]}::text[])`);
  if (filter.marketId !== undefined) conditions.push(db`o.market_id = ${filter.marketId}`);
  if (filter.cityId !== undefined) conditions.push(db`o.city_id = ${filter.cityId}`);
  if (filter.kind !== undefined) conditions.push(db`o.kind = ${filter.kind}`);
  if (filter.payWay !== undefined) conditions.push(db`o.pay_way = ${filter.payWay}`);
  if (filter.by !== undefined)
    conditions.push(filter.by === 'guest' ? db`o.account_id is null` : db`o.account_id is not null`);
  return every(db, conditions);
}

type Codes = NonNullable<OrderSearch['codes']>;

const plainCode = 'MW-';

/** True for codes that were typed without a city's letters. */
function isWithoutCity({ first }: Codes): boolean {
  return !first.slice(plainCode.length).includes('-');
}

/**
 * Orders of these codes with the letters of each city. Codes are looked up in their index, a city at a time; a policy
 * allows that only for values that are worked out before.
 */
function spelledByCity(db: Db, { first, last }: Codes) {
  const [from, to] = [first.slice(plainCode.length), last.slice(plainCode.length)];
  return db`
    select held.number
    from (select 'MW-' || letters || '-' || ${from}::text as first, 'MW-' || letters || '-' || ${to}::text as last
        from city offset 0) as spelled,
      lateral (
        select o.number from customer_order o where o.code between spelled.first and spelled.last
        order by o.code limit ${mostOfASource + 1}) as held`;
}

function isFound(db: Db, { codes, phone, words }: OrderSearch) {
  const ways: Piece[] = [db`false`];
  if (codes !== null) {
    ways.push(db`o.code between ${codes.first} and ${codes.last}`);
    // Whichever city’s letters stand before the last eight; asked of thousands, a row of `city` each took seconds.
    if (isWithoutCity(codes))
      ways.push(db`'MW-' || right(o.code, ${codeLength}) between ${codes.first} and ${codes.last}`);
  }
  for (const piece of phone) {
    ways.push(db`o.customer_phone like ${`%${piece}%`}`);
    ways.push(db`o.receiver_phone like ${`%${piece}%`}`);
    ways.push(db`o.stop_phone like ${`%${piece}%`}`);
  }
  // The search is tested row by row: as a join it could be answered by reading all orders with a common word.
  if (words !== null)
    ways.push(db`(select words @@ ${words}::tsquery from order_search where number = o.number)`);
  return db`(${ways.reduce((all, next) => db`${all} or ${next}`)})`;
}

function isOpen(db: Db, matter: NonNullable<OrderFilter['has']>) {
  if (matter === 'claim') return db`o.open_claims > 0`;
  return matter === 'question'
    ? db`exists (select from item_question where order_id = o.id and answer is null)`
    : db`exists (select from alarm where order_id = o.id and settled_at is null)`;
}

/** The days asked for, of placing and of promise. */
export function daysOf(db: Db, filter: OrderFilter): { placed: Piece[]; promised: Piece[] } {
  const between = (what: Piece, from: string | undefined, to: string | undefined) => [
    ...(from === undefined ? [] : [db`${what} >= ${lagosDayStart(from)}`]),
    ...(to === undefined ? [] : [db`${what} < ${lagosDayEnd(to)}`]),
  ];
  return {
    placed: between(db`o.placed_at`, filter.placedFrom, filter.placedTo),
    promised: between(promisedAt(db), filter.promisedFrom, filter.promisedTo),
  };
}

/** Numbers of the orders of the cities that may be seen, by promise: those of the days, after this one. */
export function byPromise(
  db: Db,
  { promisedFrom, promisedTo }: OrderFilter,
  after: { micros: number; number: number } | undefined,
  most: number,
) {
  const from = promisedFrom === undefined ? db`timestamptz '-infinity'` : db`${lagosDayStart(promisedFrom)}`;
  const since = after === undefined ? from : atMicros(db, after.micros);
  const until = promisedTo === undefined ? db`timestamptz 'infinity'` : db`${lagosDayEnd(promisedTo)}`;
  return db`orders_by_promise(${since}, ${after?.number ?? -1}, ${until}, ${most})`;
}

export function atMicros(db: Db, micros: number) {
  return db`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`;
}

function every(db: Db, conditions: readonly Piece[]): Piece {
  return conditions.reduce((all, next) => db`${all} and ${next}`);
}
