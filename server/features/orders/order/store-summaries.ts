import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import type { TrackedOrder } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { secondsToWait, type Counted } from '#server/throttle/throttle.ts';

export interface SummaryRow {
  number: number;
  code: string;
  status: OrderStatus;
  marketName: string;
  itemNames: string[];
  items: number;
  estimateKobo: number;
  placedAt: Date;
  scheduledFor: Date | null;
}

export interface BoardRow extends SummaryRow {
  customerName: string;
  customerPhone: string | null;
}

export interface TrackedRow {
  code: string;
  status: OrderStatus;
  marketName: string;
  placedAt: Date;
  confirmedAt: Date | null;
  scheduledFor: Date | null;
  minutes: number;
  etaFrom: Date | null;
  etaTo: Date | null;
  lines: TrackedOrder['items'];
}

export function summaryColumns(db: Db) {
  return db`
    o.number, o.code, o.status, market.name as "marketName", o.items, o.estimate_kobo as "estimateKobo",
    o.placed_at as "placedAt", o.scheduled_for as "scheduledFor",
    array(select name from order_item
          where order_id = o.id and position < 4 order by position) as "itemNames"`;
}

/**
 * The order behind a code and the end of a phone that belongs to it, and how long this look must wait; one question,
 * whichever half is wrong.
 */
export async function findTracked(
  db: Db,
  { code, lastDigits, tries }: { code: string; lastDigits: string; tries: readonly Counted[] },
): Promise<{ order: TrackedRow | undefined; waitSeconds: number }> {
  const [row] = await db<[TrackedRow & { waitSeconds: number; code: string | null }]>`
    select ${secondsToWait(db, tries)} as "waitSeconds", found.*
    from (values (true)) as asked (once) left join lateral (${trackedOf(db, code, lastDigits)}) as found on true`;
  const { waitSeconds, ...order } = row;
  return { order: order.code === null ? undefined : order, waitSeconds };
}

function trackedOf(db: Db, code: string, lastDigits: string) {
  return db`
    select o.code, o.status, market.name as "marketName", o.placed_at as "placedAt",
      o.confirmed_at as "confirmedAt", o.scheduled_for as "scheduledFor", o.minutes,
      o.eta_from as "etaFrom", o.eta_to as "etaTo",
      (select json_agg(
         json_build_object('name', name, 'quantity', quantity, 'measure', measure, 'status', status)
         order by position)
       from order_item where order_id = o.id) as lines
    from customer_order o join market on market.id = o.market_id
    where o.code = ${code}
      and (right(o.customer_phone, 4) = ${lastDigits} or right(o.receiver_phone, 4) = ${lastDigits})`;
}

export function readUnderWay(db: Db, accountId: string, most: number): Promise<SummaryRow[]> {
  return db<SummaryRow[]>`
    select ${summaryColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.account_id = ${accountId} and o.is_under_way order by o.number desc limit ${most}`;
}

/** What is over, newest first, from before a place on. */
export function readPast(db: Db, accountId: string, before: number, most: number): Promise<SummaryRow[]> {
  return db<SummaryRow[]>`
    select ${summaryColumns(db)} from customer_order o join market on market.id = o.market_id
    where o.account_id = ${accountId} and not o.is_under_way and o.number < ${before}
    order by o.number desc limit ${most}`;
}

/** What is under way, oldest first, then the newest of the rest. */
export async function readBoard(db: Db, most: { underWay: number; over: number }): Promise<BoardRow[]> {
  const people = db`o.customer_name as "customerName", o.customer_phone as "customerPhone"`;
  return db<BoardRow[]>`
    (select ${summaryColumns(db)}, ${people} from customer_order o join market on market.id = o.market_id
     where o.is_under_way order by o.number limit ${most.underWay})
    union all
    (select ${summaryColumns(db)}, ${people} from customer_order o join market on market.id = o.market_id
     where not o.is_under_way order by o.number desc limit ${most.over})`;
}
