import type { Db } from '#server/db/database.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import { isTimePromised } from '../orders/admin/store-filter.ts';
import { carrierOf } from '../orders/run/store-carried.ts';

// Lagos keeps one hour before UTC all year; asking for its name would want the server's time-zone data.

/** The day in Lagos on which a moment falls. */
export function dayOf(db: Db, moment: Fragment) {
  return db`(${moment} at time zone interval '1 hour')::date`;
}

/** The first moment of a day in Lagos. */
export function beginOf(db: Db, day: string) {
  return db`(${day}::date::timestamp at time zone interval '1 hour')`;
}

/** The first moment of the day after it. */
export function endOf(db: Db, day: string) {
  return db`((${day}::date + 1)::timestamp at time zone interval '1 hour')`;
}

/** True where a time falls on a day in Lagos. */
export function isOn(db: Db, moment: Fragment, day: string) {
  return db`${moment} >= ${beginOf(db, day)} and ${moment} < ${endOf(db, day)}`;
}

/** Orders that came to their end on a day: delivered, cancelled or failed, each once and for good. */
export function endedOn(db: Db, day: string) {
  return db`
    select o.id as order_id, o.market_id, o.kind, o.account_id, o.customer_phone, o.scheduled_for, o.minutes,
      ${isTimePromised(db)} as is_promised,
      ${carrierOf(db)} as carrier_id, e.action, e.at, e.mover, e.reason
    from order_event e join customer_order o on o.id = e.order_id
    where e.action in ('deliver', 'cancel', 'fail') and ${isOn(db, db`e.at`, day)}`;
}

/** From when an order's promise counts: the first time it was confirmed, or the opening it waited for. */
export function promisedSince(db: Db) {
  return db`
    greatest(ended.scheduled_for, (
      select min(at) from order_event where order_id = ended.order_id and status = 'confirmed'))`;
}

/** The guide is for all that was asked; half of it is measured by half the guide. */
export function boughtPart(db: Db) {
  return db`least(coalesce(item.got_quantity, item.quantity), item.quantity) / item.quantity`;
}

/** Items are shopped for where a list is bought: a parcel and something done are no item. */
export function isShopped(db: Db, kind: Fragment) {
  return db`${kind} in ('market', 'fetch')`;
}

/** Lengths are kept to ten seconds below ten minutes, to a minute below two hours, and to a quarter of an hour above. */
export function lengthStep(db: Db, seconds: Fragment) {
  return db`
    (case when ${seconds} < 600 then floor(${seconds} / 10) * 10
          when ${seconds} < 7200 then floor(${seconds} / 60) * 60
          else floor(${seconds} / 900) * 900 end)::int`;
}

/** Milliseconds are kept to ten below two seconds, to fifty below ten and to five hundred above; CLS to a thousandth. */
export function vitalStep(db: Db) {
  return db`
    (case when name = 'CLS' then floor(least(value, 100) * 1000)
          when value < 2000 then floor(value / 10) * 10
          when value < 10000 then floor(value / 50) * 50
          else floor(value / 500) * 500 end)::int`;
}
