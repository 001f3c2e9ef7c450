import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import type { Mover } from '#contract/orders/lifecycle.ts';
import type { Measure } from '#contract/lists/schema.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';

/** Who took a step of an order, and why. */
export async function findStep(
  db: Db,
  orderId: string,
  version: number,
): Promise<{ mover: Mover; reason: string | null } | undefined> {
  const [row] = await db<{ mover: Mover; reason: string | null }[]>`
    select mover, reason from order_event where order_id = ${orderId} and version = ${version}`;
  return row;
}

/** What somebody who carries is called; empty where there is no name. */
export async function readCarrierName(db: Db, accountId: string): Promise<string> {
  const [row] = await db<{ name: string | null }[]>`
    select coalesce(agent.name, account.name, account.username) as name
    from account left join agent on agent.user_id = account.id where account.id = ${accountId}`;
  return row?.name ?? '';
}

export interface AskedRow {
  id: string;
  kind: 'price' | 'replacement';
  wanted: string;
  name: string;
  quantity: number;
  measure: Measure | null;
  priceKobo: number;
  answerBy: Date;
}

/** The question about an item that the customer has not answered. */
export async function findAsked(db: Db, itemId: string): Promise<AskedRow | undefined> {
  const [row] = await db<AskedRow[]>`
    select question.id, question.kind, item.name as wanted, question.name, question.quantity, question.measure,
      question.price_kobo as "priceKobo", question.answer_by as "answerBy"
    from item_question question join order_item item on item.id = question.item_id
    where question.item_id = ${itemId} and question.answer is null and question.answer_by is not null`;
  return row;
}

export async function readItemName(db: Db, itemId: string): Promise<string> {
  const [row] = await db<{ name: string }[]>`select name from order_item where id = ${itemId}`;
  return row?.name ?? '';
}

export interface OfferedRow {
  endsAt: Date;
  market: string;
  orders: number;
  earnKobo: number;
}

/** An offer that is still open. */
export async function findOpenOffer(db: Db, offerId: string): Promise<OfferedRow | undefined> {
  const [row] = await db<OfferedRow[]>`
    select offer.ends_at as "endsAt", market.name as market,
      (select count(*) from offer_order where offer_id = offer.id) as orders,
      (select kobo_sum(coalesce(sum(earn_kobo), 0)) from offer_order where offer_id = offer.id) as "earnKobo"
    from offer join market on market.id = offer.market_id where offer.id = ${offerId} and offer.is_open`;
  return row;
}

/** An alarm that nobody has settled. */
export async function findOpenAlarm(
  db: Db,
  alarmId: string,
): Promise<{ kind: AlarmKind; code: string | null; orderId: string | null } | undefined> {
  const [row] = await db<{ kind: AlarmKind; code: string | null; orderId: string | null }[]>`
    select alarm.kind, o.code, alarm.order_id as "orderId"
    from alarm left join customer_order o on o.id = alarm.order_id
    where alarm.id = ${alarmId} and alarm.settled_at is null`;
  return row;
}

/** Those who run the day and hold a right. */
export async function readAdmins(db: Db, permission: Permission): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from account
    where deleted_at is null
      and (role = 'godmode' or is_god_mode or (role = 'admin' and ${permission} = any(permissions)))
    order by id`;
  return rows.map(({ id }) => id);
}

/** What waits for these people about one thing is not told any more: they have seen it. */
export async function dropSeen(db: Db, accountIds: readonly string[], tag: string, at: Date): Promise<void> {
  await db`
    update notice_delivery delivery set state = 'replaced', settled_at = ${at}
    from notice
    where notice.id = delivery.notice_id and notice.account_id = any(${[...accountIds]}::uuid[])
      and notice.tag = ${tag} and delivery.state = 'waiting'`;
}
