import type { Db } from '#server/db/database.ts';
import { boolean, instant } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { type Movable, movableRow } from '../order/store.ts';

function dueColumns(db: Db) {
  return db`
    o.id, o.code, o.status, o.status_since as "statusSince", o.version, o.account_id as "accountId",
    o.agent_id as "agentId", o.rider_id as "riderId", o.agent_part as "agentPart",
    o.confirmed_at as "confirmedAt", o.market_id as "marketId", o.delivery_fee_kobo as "deliveryFeeKobo",
    o.service_fee_kobo as "serviceFeeKobo", o.vat_permille as "vatPermille", o.new_time as "newTime",
    o.kind, o.brings`;
}

/** Some orders that are delivered since before and held by no claim and no doubt, locked; those that another instance holds are passed over. */
export function lockDelivered(db: Db, since: Date, most: number): Promise<Movable[]> {
  return db.rows(movableRow)`
    select ${dueColumns(db)} from customer_order o
    where o.status = 'delivered' and o.status_since <= ${since} and o.open_claims = 0 and not o.earnings_held
    order by o.status_since limit ${most} for no key update skip locked`;
}

/** Some orders that nobody began to shop before their market's day was over. */
export function lockUnshopped(db: Db, now: Date, most: number): Promise<Movable[]> {
  return db.rows(movableRow)`
    select ${dueColumns(db)} from customer_order o
    where o.status in ('confirmed', 'assigned') and o.shop_by <= ${now}
    order by o.shop_by limit ${most} for no key update skip locked`;
}

const closedOutRow = {
  ...movableRow,
  shopBy: instant,
  /** A closure of its day says that it goes to the next open one. */
  isMoved: boolean,
};
export type ClosedOut = RowOf<typeof closedOutRow>;

/**
 * Some orders that nobody began to shop and whose market was hidden, does not trade on their day any more, is shut that
 * day, or closed earlier than it was to when they were taken.
 */
export function lockClosedOut(db: Db, now: Date, most: number): Promise<ClosedOut[]> {
  const closures = db`
    select from market_closure
    where (market_closure.market_id is null or market_closure.market_id = o.market_id)
      and (o.shop_by at time zone 'Africa/Lagos')::date between first_day and last_day`;
  return db.rows(closedOutRow)`
    select ${dueColumns(db)}, o.shop_by as "shopBy", exists (${closures} and moves_orders) as "isMoved"
    from customer_order o join market on market.id = o.market_id
    where o.status in ('confirmed', 'assigned') and (
      not market.is_active
      or not (lower(to_char(o.shop_by at time zone 'Africa/Lagos', 'FMDay')) = any(market.market_days))
      or (o.shop_by > ${now}
        and ((o.shop_by at time zone 'Africa/Lagos')::date + market.closes_at) at time zone 'Africa/Lagos' <= ${now})
      or exists (${closures}))
    order by o.shop_by limit ${most} for no key update of o skip locked`;
}

/** Some orders whose customer did not answer a new time; only one that is confirmed has any. */
export function lockUnrescheduled(db: Db, now: Date, most: number): Promise<Movable[]> {
  return db.rows(movableRow)`
    select ${dueColumns(db)} from customer_order o
    where o.new_time_until <= ${now}
    order by o.new_time_until limit ${most} for no key update skip locked`;
}

/** Some orders whose number nobody reached in time. */
export function lockUncalled(db: Db, now: Date, most: number): Promise<Movable[]> {
  return db.rows(movableRow)`
    select ${dueColumns(db)} from customer_order o
    where o.status = 'placed' and o.call_by <= ${now}
    order by o.status_since limit ${most} for no key update skip locked`;
}
