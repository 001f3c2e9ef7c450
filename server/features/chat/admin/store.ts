import type { AdminChatFilter, ReportReason, Side } from '#contract/chat/schema.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';

export interface ListedRow {
  id: string;
  number: number;
  lastAtMicros: number;
}

export interface AdminChatQuestion {
  filter: AdminChatFilter;
  isUnread: boolean;
  /** Who asks, for what is theirs. */
  userId: string;
  after: { lastAtMicros: number; number: number } | undefined;
  most: number;
}

/** The conditions of the inbox's filters, to the letter those of its indexes. */
function filtered(
  db: Db,
  { filter, isUnread, userId }: Pick<AdminChatQuestion, 'filter' | 'isUnread' | 'userId'>,
) {
  if (isUnread) return filteredUnread(db, filter, userId);
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

/** What is unread is open: only its own index is asked, which is as short as what waits. */
function filteredUnread(db: Db, filter: AdminChatFilter, userId: string) {
  const filters = {
    all: db`c.is_unread`,
    open: db`c.is_unread`,
    unassigned: db`c.is_unread and c.assigned_to is null`,
    mine: db`c.is_unread and c.assigned_to = ${userId}`,
    reported: db`c.is_unread and c.open_reports > 0`,
    closed: db`false`,
  };
  return filters[filter];
}

function listedColumns(db: Db) {
  return db`c.id, c.number, (extract(epoch from c.last_at) * 1000000)::bigint as "lastAtMicros"`;
}

function isAfter(db: Db, after: AdminChatQuestion['after']) {
  if (after === undefined) return db`true`;
  return db`(c.last_at, c.number) < ('epoch'::timestamptz + ${after.lastAtMicros} * interval '1 microsecond', ${after.number})`;
}

/** A page of the inbox, newest message first. */
export function readAdminChats(db: Db, asked: AdminChatQuestion): Promise<ListedRow[]> {
  const { after, most } = asked;
  return db<ListedRow[]>`
    select ${listedColumns(db)} from conversation c
    where ${filtered(db, asked)} and ${isAfter(db, after)}
    order by c.last_at desc, c.number desc limit ${most}`;
}

export interface Sought {
  code: string | null;
  phone: string | null;
  /** How the name begins, in small letters. */
  name: string;
}

const mostFound = 200;

/** The same among those whom somebody looks for; of very many of one name, some. */
export function searchAdminChats(db: Db, sought: Sought, asked: AdminChatQuestion): Promise<ListedRow[]> {
  const { after, most } = asked;
  return db<ListedRow[]>`
    select ${listedColumns(db)}
    from (
      select found.* from customer_order o join conversation found on found.order_id = o.id
      where o.code = ${sought.code}
      union
      (select * from conversation where sought_phone = ${sought.phone} limit ${mostFound})
      union
      (select * from conversation
        where sought_name ~>=~ ${sought.name} and sought_name ~<~ ${`${sought.name}\u{10FFFF}`}
        order by sought_name using ~<~ limit ${mostFound})
    ) as c
    where ${filtered(db, asked)} and ${isAfter(db, after)}
    order by c.last_at desc, c.number desc limit ${most}`;
}

export interface Counts {
  unread: number;
  mine: number;
  unassigned: number;
  reported: number;
}

const mostCounted = 100;

export async function countAdminChats(db: Db, userId: string): Promise<Counts> {
  const count = (condition: ReturnType<typeof filtered>) =>
    db`(select count(*)::int from (
      select from conversation c where ${condition} order by c.last_at desc, c.number desc limit ${mostCounted}
    ) as counted)`;
  const of = (filter: AdminChatFilter) => filtered(db, { filter, isUnread: false, userId });
  const [row] = await db<[Counts]>`
    select ${count(db`c.is_unread`)} as unread, ${count(of('mine'))} as mine,
      ${count(of('unassigned'))} as unassigned,
      ${count(of('reported'))} as reported`;
  return row;
}

export interface ReportRow {
  number: number;
  side: Side;
  reason: ReportReason;
  words: string;
  at: Date;
}

/** What nobody has looked at yet, oldest first. */
export function readOpenReports(db: Db, conversationId: string): Promise<ReportRow[]> {
  return db<ReportRow[]>`
    select number, side, reason, words, at from chat_report
    where conversation_id = ${conversationId} and settled_at is null order by at, number`;
}

/** Settles what was reported, about one message or in all of a conversation. */
export async function settleReportsOf(
  transaction: Db,
  { id, number }: { id: string; number: number | null },
  by: { userId: string; at: Date },
): Promise<number> {
  const settled = await transaction`
    update chat_report set settled_at = ${by.at}, settled_by = ${by.userId}
    where conversation_id = ${id} and settled_at is null and (${number}::int is null or number = ${number})`;
  if (settled.count > 0) {
    await transaction`update conversation set open_reports = open_reports - ${settled.count} where id = ${id}`;
  }
  return settled.count;
}

/** Takes a message away; false where there is none, or it is away. */
export async function setHidden(
  db: Db,
  { id, number }: { id: string; number: number },
  by: { userId: string; at: Date; reason: string },
): Promise<boolean> {
  const rows = await db`
    update chat_message set hidden_at = ${by.at}, hidden_by = ${by.userId}, hidden_reason = ${by.reason}
    where conversation_id = ${id} and number = ${number} and side <> 'house' and hidden_at is null
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

/** Whether a customer or an agent wrote after this message; whoever writes at this moment is waited for. */
export async function wasWrittenAfter(transaction: Db, id: string, number: number): Promise<boolean> {
  await transaction`select from conversation where id = ${id} for no key update`;
  const rows = await transaction`
    select from chat_message
    where conversation_id = ${id} and number > ${number} and side in ('customer', 'agent') limit 1`;
  return rows.length > 0;
}

/** The office is done with it, and nothing in it waits for the office. */
export async function setClosed(db: Db, id: string, at: Date): Promise<void> {
  await db`
    update conversation set closed_at = coalesce(closed_at, ${at}), assigned_to = null, is_office_called = false,
      office_delivered = last_number, office_read = last_number
    where id = ${id}`;
}

export async function setReopened(db: Db, id: string): Promise<void> {
  await db`
    update conversation set closed_at = null, is_with_office = true, is_office_called = true where id = ${id}`;
}

/** Whoever is muted already is so for as long as is said now. */
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

export interface ReplierRow {
  id: UserId;
  name: string;
}

/** Whoever may answer for the office. */
export function readRepliers(db: Db): Promise<ReplierRow[]> {
  return db<ReplierRow[]>`
    select id, coalesce(name, username) as name from account
    where deleted_at is null
      and (role = 'godmode' or is_god_mode or (role = 'admin' and 'chats:reply' = any(permissions)))
    order by name, id limit 200`;
}
