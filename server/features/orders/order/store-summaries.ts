import { orderKinds } from '#contract/orders/errands/schema.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { payWays, trackedOrder } from '#contract/orders/schema.ts';
import { placeName } from '../errands/store-stop.ts';
import { meantCodes, watchColumns, watchRow } from '../track/store.ts';
import type { Db } from '#server/db/database.ts';
import {
  arrayOf,
  boolean,
  instant,
  json,
  kobo,
  nullable,
  number,
  oneOf,
  text,
} from '#server/db/sql/codecs.ts';
import { joinedRow, outerJoined } from '#server/db/sql/outer-join.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { type Counted, secondsToWait } from '#server/throttle/throttle.ts';

export const summaryRow = {
  number: number,
  code: text,
  status: oneOf(orderStatuses),
  kind: oneOf(orderKinds),
  marketName: text,
  itemNames: arrayOf(text),
  items: number,
  estimateKobo: kobo,
  /** As it stands, without what went back of the fee. */
  billKobo: kobo,
  placedAt: instant,
  scheduledFor: nullable(instant),
  windowStartsAt: nullable(instant),
  arrivedAt: nullable(instant),
};
export type SummaryRow = RowOf<typeof summaryRow>;

const ownSummaryRow = {
  ...summaryRow,
  id: text,
  payWay: oneOf(payWays),
  ceilingKobo: kobo,
  heldKobo: kobo,
  owedKobo: kobo,
  feeBackKobo: kobo,
};
export type OwnSummaryRow = RowOf<typeof ownSummaryRow>;

/** The facts that an arrival range is made from. */
export const timedRow = {
  status: oneOf(orderStatuses),
  confirmedAt: nullable(instant),
  scheduledFor: nullable(instant),
  soonestMinutes: nullable(number),
  minutes: number,
  etaFrom: nullable(instant),
  etaTo: nullable(instant),
};

const boardRow = {
  ...summaryRow,
  ...timedRow,
  customerName: text,
  customerPhone: nullable(text),
  isByPhone: boolean,
};
export type BoardRow = RowOf<typeof boardRow>;

const trackedRow = {
  ...timedRow,
  code: text,
  kind: oneOf(orderKinds),
  brings: boolean,
  marketName: text,
  placedAt: instant,
  windowStartsAt: nullable(instant),
  arrivedAt: nullable(instant),
  lines: json(trackedOrder.shape.items),
};
export type TrackedRow = RowOf<typeof trackedRow>;
const trackedOrNothing = { ...outerJoined(trackedRow), waitSeconds: number };

export function summaryColumns(db: Db) {
  return db`
    o.number, o.code, o.status, o.kind, ${placeName(db)} as "marketName", o.items, o.estimate_kobo as "estimateKobo",
    o.placed_at as "placedAt", o.scheduled_for as "scheduledFor", o.window_starts_at as "windowStartsAt",
    o.arrived_at as "arrivedAt",
    (select coalesce(sum(paid_kobo), 0)::bigint from order_item where order_id = o.id)
      + o.delivery_fee_kobo + o.service_fee_kobo - o.fee_back_kobo as "billKobo",
    array(select name from order_item
          where order_id = o.id and position < 4 order by position) as "itemNames"`;
}

/** The columns that an arrival range is made from, beside an order's status and its schedule. */
export function timedColumns(db: Db) {
  return db`
    o.confirmed_at as "confirmedAt", o.soonest_minutes as "soonestMinutes", o.minutes, o.eta_from as "etaFrom",
    o.eta_to as "etaTo"`;
}

/**
 * The order behind a code and the end of a phone that belongs to it, and how long this look must wait; one question,
 * whichever half is wrong.
 */
export async function findTracked(
  db: Db,
  { code, lastDigits, tries }: { code: string; lastDigits: string; tries: readonly Counted[] },
): Promise<{ order: TrackedRow | undefined; waitSeconds: number }> {
  const [row] = await db.one(trackedOrNothing)`
    select ${secondsToWait(db, tries)} as "waitSeconds", found.*
    from (values (true)) as asked (once) left join lateral (${trackedOf(db, code, lastDigits)}) as found on true`;
  const { waitSeconds, ...found } = row;
  return { order: joinedRow(trackedRow, found), waitSeconds };
}

function trackedOf(db: Db, code: string, lastDigits: string) {
  return db`
    select ${trackedColumns(db)}
    from customer_order o join market on market.id = o.market_id
    where o.code = any(${meantCodes(db, code)})
      and (right(o.customer_phone, 4) = ${lastDigits} or right(o.receiver_phone, 4) = ${lastDigits})`;
}

const watchedRow = {
  ...trackedRow,
  id: text,
  ...watchRow,
};
export type WatchedRow = RowOf<typeof watchedRow>;

/** An order for a holder of the key of its link for family. */
export async function findWatched(db: Db, code: string): Promise<WatchedRow | undefined> {
  const [row] = await db.rows(watchedRow)`
    select ${trackedColumns(db)}, o.id, ${watchColumns(db)}
    from customer_order o join market on market.id = o.market_id where o.code = ${code}`;
  return row;
}

/** The columns of `timedColumns` stand here as text: put together for each look, they took two kilobytes. */
function trackedColumns(db: Db) {
  return db`
    o.code, o.status, o.kind, o.brings, ${placeName(db)} as "marketName", o.placed_at as "placedAt",
      o.scheduled_for as "scheduledFor", o.window_starts_at as "windowStartsAt",
      o.arrived_at as "arrivedAt", o.confirmed_at as "confirmedAt",
      o.soonest_minutes as "soonestMinutes", o.minutes, o.eta_from as "etaFrom", o.eta_to as "etaTo",
      (select json_agg(
         json_build_object('name', name, 'quantity', quantity, 'measure', measure, 'status', status)
         order by position)
       from order_item where order_id = o.id) as lines`;
}

function ownColumns(db: Db) {
  return db`
    ${summaryColumns(db)}, o.id, o.pay_way as "payWay", o.ceiling_kobo as "ceilingKobo",
    o.fee_back_kobo as "feeBackKobo",
    coalesce((select kobo from ledger_balance where kind = 'customer_held' and subject = o.id), 0) as "heldKobo",
    coalesce((select kobo from ledger_balance where kind = 'customer_owes' and subject = o.id), 0) as "owedKobo"`;
}

export function readUnderWay(db: Db, accountId: string, most: number): Promise<OwnSummaryRow[]> {
  return db.rows(ownSummaryRow)`
    select ${ownColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.account_id = ${accountId} and o.is_under_way order by o.number desc limit ${most}`;
}

/** Past orders, newest first, from before a place on. */
export function readPast(db: Db, accountId: string, before: number, most: number): Promise<OwnSummaryRow[]> {
  return db.rows(ownSummaryRow)`
    select ${ownColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.account_id = ${accountId} and not o.is_under_way and o.number < ${before}
    order by o.number desc limit ${most}`;
}

/** Orders under way, oldest first, then the newest of the rest. */
export async function readBoard(db: Db, most: { underWay: number; over: number }): Promise<BoardRow[]> {
  const people = db`o.customer_name as "customerName", o.customer_phone as "customerPhone",
    o.placed_by_id is not null as "isByPhone", ${timedColumns(db)}`;
  return db.rows(boardRow)`
    (select ${summaryColumns(db)}, ${people} from customer_order o join market on market.id = o.market_id
     where o.is_under_way order by o.number limit ${most.underWay})
    union all
    (select ${summaryColumns(db)}, ${people} from customer_order o join market on market.id = o.market_id
     where not o.is_under_way order by o.number desc limit ${most.over})`;
}
