import type { Db } from '#server/db/database.ts';
import { anyJson, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { forgottenText } from '#server/retention/forgotten-text.ts';

export async function hasOrderUnderWay(db: Db, accountId: string): Promise<boolean> {
  const rows = await db`
    select from customer_order o where account_id = ${accountId} and (is_under_way or open_claims > 0 or exists (
      select from goods_return where order_id = o.id and is_parcel and outcome is null)) limit 1`;
  return rows.length > 0;
}

/** Everything that is stored of a person's orders, as it stands. */
export async function readForExport(db: Db, accountId: string): Promise<unknown[]> {
  const rows = await db.rows({ order: anyJson })`
    select json_build_object(
      'code', o.code, 'status', o.status, 'market', market.name, 'kind', o.kind,
      'stop', case when o.kind <> 'market' then json_build_object('name', o.stop_name, 'area', o.stop_area,
        'landmark', o.stop_landmark, 'latitude', o.stop_latitude, 'longitude', o.stop_longitude,
        'person', o.stop_person, 'phone', o.stop_phone, 'givenBy', o.given_by, 'declaredKobo', o.declared_kobo,
        'leavesWithPhoto', o.leaves_with_photo, 'brings', o.brings, 'waitSteps', o.wait_steps,
        'waitStepKobo', o.wait_step_kobo, 'waitedSteps', o.waited_steps, 'waitKobo', o.fee_wait_kobo) end,
      'placedAt', o.placed_at,
      'scheduledFor', o.scheduled_for, 'windowStartsAt', o.window_starts_at,
      'byPhone', o.placed_by_id is not null,
      'customer', json_build_object('name', o.customer_name, 'phone', o.customer_phone),
      'receiver', json_build_object('name', o.receiver_name, 'phone', o.receiver_phone),
      'address', json_build_object('area', o.area, 'landmark', o.landmark, 'directions', o.directions,
        'latitude', o.latitude, 'longitude', o.longitude,
        'feeLatitude', o.fee_latitude, 'feeLongitude', o.fee_longitude),
      'priceRule', o.price_rule, 'payWay', o.pay_way, 'estimateKobo', o.estimate_kobo,
      'ceilingKobo', o.ceiling_kobo, 'deliveryFeeKobo', o.delivery_fee_kobo, 'serviceFeeKobo', o.service_fee_kobo,
      'deliveryKilometres', o.fee_kilometres, 'deliveryKilometresKobo', o.fee_kilometres_kobo,
      'load', o.fee_load, 'loadKobo', o.fee_load_kobo,
      'zone', (select name from zone where zone.id = o.zone_id), 'zoneKobo', o.fee_zone_kobo, 'loadGrams', o.load_grams, 'vatPermille', o.vat_permille,
      'rating', json_build_object('stars', o.stars, 'words', o.rating_words),
      'items', (select json_agg(json_build_object('raw', raw, 'name', name, 'quantity', quantity, 'measure', measure,
          'note', note, 'capKobo', cap_kobo, 'status', status, 'paidKobo', paid_kobo,
          'got', got_name, 'gotQuantity', got_quantity, 'gotMeasure', got_measure) order by position)
        from order_item where order_id = o.id),
      'events', (select json_agg(json_build_object('at', at, 'action', action, 'status', status, 'by', mover,
          'reason', reason) order by version)
        from order_event where order_id = o.id),
      'wayBack', (select json_agg(json_build_object('parcel', goods, 'toSender', to_sender, 'feeKobo', fee_kobo,
          'madeAt', made_at, 'broughtAt', brought_at, 'takenBy', taken_by, 'receivedAt', received_at,
          'keptUntil', kept_until, 'outcome', outcome, 'reason', reason) order by made_at)
        from goods_return where order_id = o.id and is_parcel),
      'claims', (select coalesce(json_agg(json_build_object('item', item.name, 'what', what, 'words', words,
          'askedKobo', asked_kobo, 'state', state, 'approvedKobo', refund_kobo, 'reason', reason, 'madeAt', made_at)
          order by made_at), '[]')
        from (select * from claim where order_id = o.id) as made
          join (select id as item_id, name from order_item where order_id = o.id) as item using (item_id))) as order
    from customer_order o join market on market.id = o.market_id
    where o.account_id = ${accountId} order by o.number`;
  return rows.map((row) => row.order);
}

const forgottenRow = {
  id: text,
  requestHash: text,
};
export type Forgotten = RowOf<typeof forgottenRow>;

/** Leaves what was bought and what it cost, and nothing of who or where. */
export async function blankPeople(db: Db, accountId: string): Promise<Forgotten[]> {
  await blankWords(db, accountId);
  return db.rows(forgottenRow)`
    update customer_order
    set customer_name = '', customer_phone = null, receiver_name = null, receiver_phone = null,
      landmark = '', directions = '', latitude = null, longitude = null, fee_latitude = null, fee_longitude = null,
      stop_name = case when kind <> 'market' then '' end, stop_landmark = case when kind <> 'market' then '' end,
      stop_latitude = null, stop_longitude = null, stop_is_pinned = false, stop_person = case when kind = 'carry' then '' end,
      stop_phone = null, given_by = null, link_hash = null, sent_link_hashes = '{}',
      rating_words = '', pin = null, placed_on = null, placed_from = null,
      waived_reason = case when waived_reason is not null then ${forgottenText} end
    where account_id = ${accountId}
    returning id, request_hash as "requestHash"`;
}

/**
 * Blanks what people wrote about somebody's orders: the customer in lines and claims, agent and office in names and
 * reasons, since those may name the customer. A reason of the system is a code. Goods are called what the catalogue
 * calls them.
 */
async function blankWords(db: Db, accountId: string): Promise<void> {
  const orders = db`(select id from customer_order where account_id = ${accountId})`;
  await db`
    update order_item item set raw = '', note = '',
      name = coalesce((select name from catalogue_item where id = item.catalogue_item_id), ${forgottenText}),
      got_name = case when got_name is not null then ${forgottenText} end
    where order_id in ${orders}`;
  await db`update item_question set name = ${forgottenText} where order_id in ${orders}`;
  await db`update item_step set name = null where name is not null and order_id in ${orders}`;
  await db`
    update claim set words = '', reason = case when reason is not null then ${forgottenText} end
    where order_id in ${orders}`;
  await db`
    update order_event set reason = null
    where mover <> 'system' and reason is not null and order_id in ${orders}`;
  await db`update alarm set about = '' where order_id in ${orders}`;
  await db`update door_report set reason = '' where order_id in ${orders}`;
  await db`
    update goods_return set goods = ${forgottenText},
      taken_by = case when taken_by is not null then ${forgottenText} end,
      reason = case when reason <> '' then ${forgottenText} else '' end
    where order_id in ${orders}`;
}

/** Takes the pictures off somebody's claims, and those of their doors and parcels, and says which they were. */
export async function detachPictures(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    with theirs as (
      select id, door_picture_id from customer_order where account_id = ${accountId} for no key update),
    back as (
      select back.id, back.picture_id from goods_return back join theirs on theirs.id = back.order_id
      where back.picture_id is not null),
    claimed as (
      delete from claim_picture
      where claim_id in (select claim.id from claim join theirs on theirs.id = claim.order_id)
      returning picture_id as id),
    doors as (
      update customer_order set door_picture_id = null
      where id in (select id from theirs where door_picture_id is not null) returning id),
    ways as (update goods_return set picture_id = null where id in (select id from back) returning id)
    select id from claimed
    union all select door_picture_id from theirs where door_picture_id is not null
    union all select picture_id from back`;
  return rows.map(({ id }) => id);
}
