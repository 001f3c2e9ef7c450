import type { UserId } from '#contract/accounts/schema.ts';
import { type AdminChatFilter, reportReasons, sides } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { andOfCities, andSeeing, type Matter } from '#server/features/accounts/store-cities.ts';
import { meantCodes } from '#server/features/orders/track/store.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const listedRow = {
  id: text,
  number: number,
  /** By what it is listed: its last message, or since when it waits. */
  micros: number,
};
export type ListedRow = RowOf<typeof listedRow>;

export interface AdminChatQuestion {
  filter: AdminChatFilter;
  isWaiting: boolean;
  /** The calling admin, for their own conversations. */
  userId: string;
  after: { micros: number; number: number } | undefined;
  most: number;
}

/** The conditions of the list's filters, to the letter those of its indexes. */
function filtered(
  db: Db,
  { filter, isWaiting, userId }: Pick<AdminChatQuestion, 'filter' | 'isWaiting' | 'userId'>,
) {
  if (isWaiting) return filteredWaiting(db, filter, userId);
  const filters = {
    all: db`true`,
    open: db`c.is_with_office and c.closed_at is null`,
    unassigned: db`c.is_with_office and c.closed_at is null and c.assigned_to is null`,
    mine: db`c.closed_at is null and c.assigned_to is not null and c.assigned_to = ${userId}`,
    reported: db`c.open_reports > 0`,
    closed: db`c.closed_at is not null`,
  };
  return filters[filter];
}

/** Waiting conversations are open, so the query uses their own short index alone. */
function filteredWaiting(db: Db, filter: AdminChatFilter, userId: string) {
  const waits = db`c.unanswered_since is not null`;
  const filters = {
    all: waits,
    open: waits,
    unassigned: db`${waits} and c.assigned_to is null`,
    mine: db`${waits} and c.assigned_to = ${userId}`,
    reported: db`${waits} and c.open_reports > 0`,
    closed: db`false`,
  };
  return filters[filter];
}

/** Order of the list: the newest message first, among waiting ones the longest wait. */
function listing(db: Db, { isWaiting, after, most }: AdminChatQuestion) {
  const at = isWaiting ? db`c.unanswered_since` : db`c.last_at`;
  const place = db`('epoch'::timestamptz + ${after?.micros ?? 0} * interval '1 microsecond', ${after?.number ?? 0})`;
  const isAfter = isWaiting ? db`(${at}, c.number) > ${place}` : db`(${at}, c.number) < ${place}`;
  return {
    columns: db`c.id, c.number, (extract(epoch from ${at}) * 1000000)::bigint as micros`,
    isAfter: after === undefined ? db`true` : isAfter,
    order: isWaiting
      ? db`order by ${at}, c.number limit ${most}`
      : db`order by ${at} desc, c.number desc limit ${most}`,
  };
}

/** A page of the conversation list. */
export function readAdminChats(db: Db, asked: AdminChatQuestion): Promise<ListedRow[]> {
  const { columns, isAfter, order } = listing(db, asked);
  return db.rows(listedRow)`
    select ${columns} from conversation c where ${filtered(db, asked)} and ${isAfter} ${order}`;
}

export interface Sought {
  code: string | null;
  phone: string | null;
  /** Beginning of the name, in small letters. */
  name: string;
}

const mostFound = 200;

/** The same among those whom somebody looks for; of very many of one name, some. */
export function searchAdminChats(db: Db, sought: Sought, asked: AdminChatQuestion): Promise<ListedRow[]> {
  const { columns, isAfter, order } = listing(db, asked);
  return db.rows(listedRow)`
    select ${columns}
    from (
      select found.* from customer_order o join conversation found on found.order_id = o.id
      where o.code = any(${meantCodes(db, sought.code ?? '')})
      union
      (select * from conversation where sought_phone = ${sought.phone} limit ${mostFound})
      union
      (select * from conversation
        where sought_name ~>=~ ${sought.name} and sought_name ~<~ ${`${sought.name}\u{10FFFF}`}
        order by sought_name using ~<~ limit ${mostFound})
    ) as c
    where ${filtered(db, asked)} and ${isAfter} ${order}`;
}

const countsRow = {
  waiting: number,
  mine: number,
  unassigned: number,
  reported: number,
};
export type Counts = RowOf<typeof countsRow>;

const mostCounted = 100;

export async function countAdminChats(db: Db, userId: string): Promise<Counts> {
  const of = (filter: AdminChatFilter, isWaiting = false) => {
    const asked = { filter, isWaiting, userId, after: undefined, most: mostCounted };
    return db`(select count(*)::int from (
      select from conversation c where ${filtered(db, asked)} ${listing(db, asked).order}
    ) as counted)`;
  };
  const [row] = await db.one(countsRow)`
    select ${of('all', true)} as waiting, ${of('mine')} as mine, ${of('unassigned')} as unassigned,
      ${of('reported')} as reported`;
  return row;
}

const reportRow = {
  number: number,
  side: oneOf(sides),
  reason: oneOf(reportReasons),
  words: text,
  at: instant,
};
export type ReportRow = RowOf<typeof reportRow>;

/** Reports that no admin has reviewed, oldest first. */
export function readOpenReports(db: Db, conversationId: string): Promise<ReportRow[]> {
  return db.rows(reportRow)`
    select number, side, reason, words, at from chat_report
    where conversation_id = ${conversationId} and settled_at is null order by at, number`;
}

/** Settles what was reported, about one message or in all of a conversation. */
export async function settleReportsOf(
  transaction: Db,
  about: { id: string; number: number | null },
  by: { userId: string; at: Date },
): Promise<number> {
  const settled = await transaction`
    update chat_report set settled_at = ${by.at}, settled_by = ${by.userId}
    where conversation_id = ${about.id} and settled_at is null
      and (${about.number}::int is null or number = ${about.number})`;
  if (settled.count > 0) {
    await transaction`update conversation set open_reports = open_reports - ${settled.count} where id = ${about.id}`;
  }
  return settled.count;
}

/** Takes a message away; false where there is none, or it is away. */
export async function setHidden(
  db: Db,
  message: { id: string; number: number },
  by: { userId: string; at: Date; reason: string },
): Promise<boolean> {
  const rows = await db`
    update chat_message set hidden_at = ${by.at}, hidden_by = ${by.userId}, hidden_reason = ${by.reason}
    where conversation_id = ${message.id} and number = ${message.number} and side <> 'house' and hidden_at is null
    returning number`;
  return rows.length > 0;
}

/** Gives it to somebody, if it is still whose it was; of two who take it at once, one does. */
export async function setAssigned(
  db: Db,
  id: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  const rows = await db`
    update conversation set assigned_to = ${to}, is_with_office = true
    where id = ${id} and assigned_to is not distinct from ${from} returning id`;
  return rows.length > 0;
}

/** True where a customer or an agent wrote after this message; the lock waits for one who is writing now. */
export async function wasWrittenAfter(transaction: Db, id: string, last: number): Promise<boolean> {
  await transaction`select from conversation where id = ${id} for no key update`;
  const rows = await transaction`
    select from chat_message
    where conversation_id = ${id} and number > ${last} and side in ('customer', 'agent') limit 1`;
  return rows.length > 0;
}

/** The office is done with it, and nothing in it waits for the office. */
export async function setClosed(db: Db, id: string, at: Date): Promise<void> {
  await db`
    update conversation set closed_at = coalesce(closed_at, ${at}), assigned_to = null, is_office_called = false,
      office_delivered = last_number, office_read = last_number, unanswered_since = null
    where id = ${id}`;
}

export async function setReopened(db: Db, id: string): Promise<void> {
  await db`
    update conversation set closed_at = null, is_with_office = true, is_office_called = true where id = ${id}`;
}

/** An existing mute takes the new end. */
export async function putMute(
  db: Db,
  whom: { accountId: string | null; orderId: string | null },
  mute: { until: Date; reason: string; by: string },
): Promise<void> {
  const whose = whom.accountId === null ? db`order_id` : db`account_id`;
  await db`
    insert into chat_mute (account_id, order_id, until, reason, muted_by)
    values (${whom.accountId}, ${whom.orderId}, ${mute.until}, ${mute.reason}, ${mute.by})
    on conflict (${whose}) do update
    set until = excluded.until, reason = excluded.reason, muted_by = excluded.muted_by`;
}

const replierRow = {
  id: idOf<UserId>(),
  name: text,
};
export type ReplierRow = RowOf<typeof replierRow>;

/** The order or the person that a conversation is about. */
export async function findMatter(db: Db, conversationId: string): Promise<Matter | undefined> {
  const [row] = await db.rows({ orderId: nullable(text), personId: nullable(text) })`
    select order_id as "orderId", account_id as "personId" from conversation where id = ${conversationId}`;
  return row;
}

/** Admins who may answer: everybody, or those whose cities have this matter. */
export function readRepliers(db: Db, matter?: Matter): Promise<ReplierRow[]> {
  return db.rows(replierRow)`
    select id, coalesce(name, username) as name from account
    where deleted_at is null
      and (role = 'godmode' or is_god_mode or (role = 'admin' and 'chats:reply' = any(permissions)))
      ${andOfCities(db)} ${matter === undefined ? db`` : andSeeing(db, matter)}
    order by name, id limit 200`;
}
