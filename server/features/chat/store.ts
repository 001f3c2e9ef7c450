import type { UserId } from '#contract/accounts/schema.ts';
import type { About, ConversationId } from '#contract/chat/schema.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { roles } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { arrayOf, boolean, idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { linkHashes } from '../orders/order/store-links.ts';
import { carrierOf } from '../orders/run/store-carried.ts';

/** The row of a conversation; null where it has no message yet. */
const conversationOfTalk = {
  id: nullable(idOf<ConversationId>()),
  last: number,
  lastAt: nullable(instant),
  customerDelivered: number,
  customerRead: number,
  agentDelivered: number,
  agentRead: number,
  officeDelivered: number,
  officeRead: number,
  blockedBy: nullable(oneOf(['customer', 'agent'])),
  blockedCarrier: nullable(text),
  isOfficeCalled: boolean,
  isClosed: boolean,
  isUnread: boolean,
  unansweredSince: nullable(instant),
  assignedTo: nullable(idOf<UserId>()),
  assignedName: nullable(text),
  reports: number,
};

/** Its order, as far as a conversation asks for it. */
const orderOfTalk = {
  orderId: nullable(text),
  code: nullable(text),
  linkHashes: arrayOf(text),
  status: nullable(oneOf(orderStatuses)),
  accountId: nullable(text),
  agentId: nullable(text),
  riderId: nullable(text),
  customerName: nullable(text),
  customerPhone: nullable(text),
  receiverPhone: nullable(text),
  /** The time at which it was delivered, cancelled or failed. */
  endedAt: nullable(instant),
  carrierName: nullable(text),
  carrierPhone: nullable(text),
};

/** A conversation with what it is about, whether or not anybody has begun it. */
const talkRow = {
  ...conversationOfTalk,
  ...orderOfTalk,
  /** The account that ordered, or that talks with the office. */
  whoseId: nullable(text),
  whoseName: nullable(text),
  whosePhone: nullable(text),
  whoseRole: nullable(oneOf(roles)),
};
export type Talk = RowOf<typeof talkRow>;

/** One that somebody has begun. */
const begunTalkRow = {
  ...talkRow,
  id: idOf<ConversationId>(),
};
export type BegunTalk = RowOf<typeof begunTalkRow>;

export function isBegun(talk: Talk): talk is BegunTalk {
  return talk.id !== null;
}

function talkColumns(db: Db) {
  return db`
    c.id, coalesce(c.last_number, 0) as last, c.last_at as "lastAt",
    coalesce(c.customer_delivered, 0) as "customerDelivered", coalesce(c.customer_read, 0) as "customerRead",
    coalesce(c.agent_delivered, 0) as "agentDelivered", coalesce(c.agent_read, 0) as "agentRead",
    coalesce(c.office_delivered, 0) as "officeDelivered", coalesce(c.office_read, 0) as "officeRead",
    c.blocked_by as "blockedBy", c.blocked_carrier as "blockedCarrier",
    coalesce(c.is_office_called, false) as "isOfficeCalled", c.closed_at is not null as "isClosed",
    coalesce(c.is_unread, false) as "isUnread", c.unanswered_since as "unansweredSince",
    c.assigned_to as "assignedTo",
    coalesce(assignee.name, assignee.username) as "assignedName", coalesce(c.open_reports, 0) as reports,
    o.id as "orderId", o.code, ${linkHashes(db)} as "linkHashes", o.status, o.account_id as "accountId",
    o.agent_id as "agentId", o.rider_id as "riderId", o.customer_name as "customerName",
    o.customer_phone as "customerPhone", o.receiver_phone as "receiverPhone",
    case when not o.is_under_way then coalesce((
      select min(at) from order_event
      where order_id = o.id and status in ('delivered', 'cancelled', 'failed')), o.status_since) end as "endedAt",
    coalesce(agent.name, carrier.name) as "carrierName", agent.phone as "carrierPhone",
    whose.id as "whoseId", coalesce(whose.name, whose.username) as "whoseName", whose.phone as "whosePhone",
    whose.role as "whoseRole"`;
}

function withPeople(db: Db) {
  return db`
    left join account carrier on carrier.id = ${carrierOf(db)}
    left join agent on agent.user_id = carrier.id
    left join account assignee on assignee.id = c.assigned_to`;
}

/** An order's, by the order's code. */
export async function findOrderTalk(db: Db, code: string): Promise<Talk | undefined> {
  const [row] = await db.rows(talkRow)`
    select ${talkColumns(db)}
    from customer_order o left join conversation c on c.order_id = o.id
      left join account whose on whose.id = o.account_id ${withPeople(db)}
    where o.code = ${code}`;
  return row;
}

/** An account's with the office. */
export async function findSupportTalk(db: Db, accountId: string): Promise<Talk | undefined> {
  const [row] = await db.rows(talkRow)`
    select ${talkColumns(db)}
    from account whose left join conversation c on c.account_id = whose.id
      left join customer_order o on false ${withPeople(db)}
    where whose.id = ${accountId} and whose.deleted_at is null`;
  return row;
}

/** Conversations with messages, by id, in any order. */
export function readTalks(db: Db, ids: readonly string[]): Promise<BegunTalk[]> {
  return db.rows(begunTalkRow)`
    select ${talkColumns(db)}
    from conversation c left join customer_order o on o.id = c.order_id
      left join account whose on whose.id = coalesce(o.account_id, c.account_id) ${withPeople(db)}
    where c.id = any(${idList(db, ids)})`;
}

export async function findTalk(db: Db, id: string): Promise<BegunTalk | undefined> {
  const [row] = await readTalks(db, [id]);
  return row;
}

/**
 * Until the transaction ends nobody moves the order, so whoever carries it now goes on carrying it; and nobody writes in
 * its conversation or keeps the two apart, so that nothing arrives after a no.
 */
export async function holdOrder(transaction: Db, about: About): Promise<void> {
  if (about.kind === 'support') return;
  const isMeant =
    about.kind === 'order'
      ? transaction`code = ${about.code}`
      : transaction`id = (select order_id from conversation where id = ${about.id})`;
  const [order] = await transaction.rows({ id: text })`
    select id from customer_order where ${isMeant} for share`;
  if (order === undefined) return;
  // Not the conversation's own row: whoever comes first has none yet.
  await transaction`select pg_advisory_xact_lock(hashtext('conversation'), hashtext(${order.id}))`;
}

const muteRow = {
  accountId: nullable(text),
  orderId: nullable(text),
  until: instant,
  reason: text,
};
export type MuteRow = RowOf<typeof muteRow>;

/** Muted ones among these. */
export function readMutes(
  db: Db,
  { accountIds, orderIds }: { accountIds: readonly string[]; orderIds: readonly string[] },
  now: Date,
): Promise<MuteRow[]> {
  return db.rows(muteRow)`
    select account_id as "accountId", order_id as "orderId", until, reason from chat_mute
    where (account_id = any(${[...accountIds]}::uuid[]) or order_id = any(${[...orderIds]}::uuid[]))
      and until > ${now}`;
}
