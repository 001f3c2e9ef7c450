import type { MarketId } from '#contract/markets/schema.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

interface Days {
  from: string;
  to: string;
}

/** Orders that wait to be shopped: what the market's closing would move or cancel. */
function waiting(db: Db, { from, to }: Days) {
  return db`
    o.status in ('placed', 'confirmed', 'assigned')
    and o.shop_by >= ${from}::date::timestamp at time zone 'Africa/Lagos'
    and o.shop_by < (${to}::date + 1)::timestamp at time zone 'Africa/Lagos'`;
}

const touchedRow = {
  code: text,
  customerName: text,
  marketId: text,
  market: text,
  status: oneOf(orderStatuses),
  startsAt: instant,
  shopBy: instant,
};
export type TouchedRow = RowOf<typeof touchedRow>;

/** The first of the orders that one market, or all, would not shop on these days. */
export function readTouched(
  db: Db,
  days: Days & { marketId: string | null },
  most: number,
): Promise<TouchedRow[]> {
  return db.rows(touchedRow)`
    select o.code, o.customer_name as "customerName", market.id as "marketId", market.name as market,
      o.status, coalesce(o.scheduled_for, o.placed_at) as "startsAt", o.shop_by as "shopBy"
    from customer_order o join market on market.id = o.market_id
    where ${waiting(db, days)} and (${days.marketId}::uuid is null or o.market_id = ${days.marketId}::uuid)
    order by coalesce(o.scheduled_for, o.placed_at), o.id limit ${most}`;
}

export async function countTouched(db: Db, days: Days & { marketId: string | null }): Promise<number> {
  const [row] = await db.one({ orders: number })`
    select count(*) as orders from customer_order o
    where ${waiting(db, days)} and (${days.marketId}::uuid is null or o.market_id = ${days.marketId}::uuid)`;
  return row.orders;
}

const bookedRow = {
  day: text,
  marketId: idOf<MarketId>(),
  orders: number,
};
export type BookedRow = RowOf<typeof bookedRow>;

export function readBooked(db: Db, days: Days): Promise<BookedRow[]> {
  return db.rows(bookedRow)`
    select (o.shop_by at time zone 'Africa/Lagos')::date::text as day, o.market_id as "marketId",
      count(*) as orders
    from customer_order o where ${waiting(db, days)}
    group by 1, 2 order by 1, 2`;
}
