import { orderKinds } from '#contract/orders/errands/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, instant, kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';

/** The kind of an order and the place where it is bought. */
export const stopRow = {
  kind: oneOf(orderKinds),
  /** True where something comes to the customer's door. */
  brings: boolean,
  /** Null for an order of a market. */
  stopArea: nullable(text),
  stopLandmark: nullable(text),
  marketName: text,
  marketLatitude: number,
  marketLongitude: number,
};

/** The terms of an errand, and the time at its stop; an order of a market has none. */
export const errandRow = {
  /** True where its place is a mark, and no middle of a zone. */
  stopIsPinned: boolean,
  stopPerson: nullable(text),
  stopPhone: nullable(text),
  /** The name of who handed the parcel over, as its agent wrote it. */
  givenBy: nullable(text),
  declaredKobo: nullable(kobo),
  leavesWithPhoto: boolean,
  waitSteps: number,
  waitStepKobo: kobo,
  stopReachedAt: nullable(instant),
  /** The part of the promised minutes that is the agreed wait, while an agent stands there. */
  waitAllowedMinutes: number,
  /** The door of the last agreed fee; null while the address was never corrected. */
  feeLatitude: nullable(number),
  feeLongitude: nullable(number),
};

export function errandColumns(db: Db) {
  return db`
    o.stop_is_pinned as "stopIsPinned", o.stop_person as "stopPerson", o.stop_phone as "stopPhone", o.given_by as "givenBy", o.declared_kobo as "declaredKobo",
    o.leaves_with_photo as "leavesWithPhoto", o.wait_steps as "waitSteps",
    o.wait_step_kobo as "waitStepKobo", o.stop_reached_at as "stopReachedAt", o.wait_allowed_minutes as "waitAllowedMinutes",
    o.fee_latitude as "feeLatitude", o.fee_longitude as "feeLongitude"`;
}

/**
 * All that may be bought for the order `o` out of an agent's float: its ceiling, nothing for a parcel, and for a task the
 * money that may be laid out.
 */
export function mostBought(db: Db) {
  return db`
    case o.kind when 'carry' then 0
      when 'do' then (select kobo_sum(coalesce(sum(cap_kobo), 0)) from order_item where order_id = o.id)
      else o.ceiling_kobo end`;
}

/** The place of an errand's stop; nothing for an order of a market. */
export const stopPlaceRow = {
  kind: oneOf(orderKinds),
  stopLatitude: nullable(number),
  stopLongitude: nullable(number),
};

export function stopPlaceColumns(db: Db) {
  return db`o.kind, o.stop_latitude as "stopLatitude", o.stop_longitude as "stopLongitude"`;
}

export function stopColumns(db: Db) {
  return db`
    o.kind, o.brings, o.stop_area as "stopArea", o.stop_landmark as "stopLandmark", ${placeName(db)} as "marketName",
    coalesce(o.stop_latitude, market.latitude) as "marketLatitude",
    coalesce(o.stop_longitude, market.longitude) as "marketLongitude"`;
}

/** The first order of an offer, as `o`. */
export function firstOfOffer(db: Db) {
  return db`(
    select o.stop_name
    from offer_order step join customer_order o on o.id = step.order_id
    where step.offer_id = offer.id order by step.position limit 1)`;
}

/** The name of the place where an order called `o` of `market` is bought; of a forgotten errand, the market's. */
export function placeName(db: Db) {
  return db`coalesce(nullif(o.stop_name, ''), market.name)`;
}
