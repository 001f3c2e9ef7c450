import type { QuestionId } from '#contract/orders/ids.ts';
import { kobo } from '#contract/kobo.ts';
import * as z from 'zod/mini';
import { measure, measures } from '#contract/measures/measures.ts';
import { type AlarmKind, alarmKinds } from '#contract/orders/alarms/schema.ts';
import { type Mover, movers } from '#contract/orders/lifecycle.ts';
import type { Permission } from '#contract/permissions.ts';
import { firstOfOffer, placeName } from '#server/features/orders/errands/store-stop.ts';
import { andSeeing, type Matter } from '#server/features/accounts/store-cities.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, json, kobo as sum, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Author and reason of an order’s step. */
export async function findStep(
  db: Db,
  orderId: string,
  version: number,
): Promise<{ mover: Mover; reason: string | null } | undefined> {
  const [row] = await db.rows({ mover: oneOf(movers), reason: nullable(text) })`
    select mover, reason from order_event where order_id = ${orderId} and version = ${version}`;
  return row;
}

/** Name of a carrier; empty where there is none. */
export async function readCarrierName(db: Db, accountId: string): Promise<string> {
  const [row] = await db.rows({ name: nullable(text) })`
    select coalesce(agent.name, account.name, account.username) as name
    from account left join agent on agent.user_id = account.id where account.id = ${accountId}`;
  return row?.name ?? '';
}

const receiptRow = {
  totalKobo: sum,
  goodsKobo: sum,
  deliveryKobo: sum,
  serviceKobo: sum,
};

/** The sums of the bill as it stands, without what went back of the delivery fee. */
export async function readReceipt(db: Db, orderId: string): Promise<RowOf<typeof receiptRow>> {
  const [row] = await db.one(receiptRow)`
    select goods + delivery_fee_kobo - fee_back_kobo + service_fee_kobo as "totalKobo", goods as "goodsKobo",
      delivery_fee_kobo - fee_back_kobo as "deliveryKobo", service_fee_kobo as "serviceKobo"
    from customer_order o, lateral (
      select coalesce(sum(paid_kobo), 0)::bigint as goods from order_item where order_id = o.id) as bought
    where o.id = ${orderId}`;
  return row;
}

const askedItem = z.object({
  raw: z.string(),
  quantity: z.number(),
  measure: z.nullable(measure),
  capKobo: z.nullable(kobo),
});

const askedRow = {
  id: idOf<QuestionId>(),
  kind: oneOf(['price', 'replacement']),
  wanted: text,
  name: text,
  quantity: number,
  measure: nullable(oneOf(measures)),
  priceKobo: number,
  answerBy: instant,
  /** The name that the customer wrote. */
  item: json(askedItem),
};
export type AskedRow = RowOf<typeof askedRow>;

/** The question about an item that the customer has not answered. */
export async function findAsked(db: Db, itemId: string): Promise<AskedRow | undefined> {
  const [row] = await db.rows(askedRow)`
    select question.id, question.kind, item.name as wanted, question.name, question.quantity, question.measure,
      question.price_kobo as "priceKobo", question.answer_by as "answerBy",
      json_build_object('raw', item.raw, 'quantity', item.quantity, 'measure', item.measure,
        'capKobo', item.cap_kobo) as item
    from item_question question join order_item item on item.id = question.item_id
    where question.item_id = ${itemId} and question.answer is null and question.answer_by is not null`;
  return row;
}

export async function readItemName(db: Db, itemId: string): Promise<string> {
  const [row] = await db.rows({ name: text })`
    select name from order_item where id = ${itemId}`;
  return row?.name ?? '';
}

const offeredRow = {
  endsAt: instant,
  market: text,
  orders: number,
  earnKobo: number,
};
export type OfferedRow = RowOf<typeof offeredRow>;

/** An offer that is still open. */
export async function findOpenOffer(db: Db, offerId: string): Promise<OfferedRow | undefined> {
  const [row] = await db.rows(offeredRow)`
    select offer.ends_at as "endsAt", ${placeName(db)} as market,
      (select count(*) from offer_order where offer_id = offer.id) as orders,
      (select kobo_sum(coalesce(sum(earn_kobo), 0)) from offer_order where offer_id = offer.id) as "earnKobo"
    from offer join market on market.id = offer.market_id cross join lateral ${firstOfOffer(db)} as o
    where offer.id = ${offerId} and offer.is_open`;
  return row;
}

/** An alarm that nobody has settled. */
export async function findOpenAlarm(
  db: Db,
  alarmId: string,
): Promise<{ kind: AlarmKind; code: string | null; orderId: string | null } | undefined> {
  const [row] = await db.rows({ kind: oneOf(alarmKinds), code: nullable(text), orderId: nullable(text) })`
    select alarm.kind, o.code, alarm.order_id as "orderId"
    from alarm left join customer_order o on o.id = alarm.order_id
    where alarm.id = ${alarmId} and alarm.settled_at is null`;
  return row;
}

/** True where the same alarm rang at the same market just before, and is open: they are one matter. */
export async function isRungAlready(db: Db, alarmId: string, minutes: number): Promise<boolean> {
  const rows = await db`
    select from alarm mine join customer_order o on o.id = mine.order_id
      join alarm other on other.kind = mine.kind and other.settled_at is null and other.id <> mine.id
      join customer_order theirs on theirs.id = other.order_id and theirs.market_id = o.market_id
    where mine.id = ${alarmId}
      and (other.raised_at, other.id) < (mine.raised_at, mine.id)
      and other.raised_at > mine.raised_at - ${minutes} * interval '1 minute'
    limit 1`;
  return rows.length > 0;
}

/** Admins with a permission whose cities have the matter, or owners alone. */
export async function readAdmins(
  db: Db,
  permission: Permission | 'godmode',
  matter: Matter,
): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select id from account
    where deleted_at is null
      and (role = 'godmode' or is_god_mode or (role = 'admin' and ${permission} = any(permissions)))
      ${andSeeing(db, matter)}
    order by id`;
  return rows.map(({ id }) => id);
}

/** Admins with a permission who see a city. */
export async function readAdminsOfCity(db: Db, permission: Permission, cityId: string): Promise<string[]> {
  const rows = await db.rows({ id: text })`
    select id from account
    where deleted_at is null
      and (role = 'godmode' or is_god_mode
        or (role = 'admin' and ${permission} = any(permissions)
          and (not exists (select from account_city where user_id = account.id)
            or exists (select from account_city where user_id = account.id and city_id = ${cityId}))))
    order by id`;
  return rows.map(({ id }) => id);
}

/** Notices waiting for these people about one thing are dropped, because they have seen it. */
export async function dropRead(db: Db, accountIds: readonly string[], tag: string, at: Date): Promise<void> {
  await db`
    update notice_delivery delivery set state = 'replaced', settled_at = ${at}
    from notice
    where notice.id = delivery.notice_id and notice.account_id = any(${[...accountIds]}::uuid[])
      and notice.tag = ${tag} and delivery.state = 'waiting'`;
}
