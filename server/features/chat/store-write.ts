import type { Mark, Side } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import type { BegunTalk, Talk } from './store.ts';

/** Begins a conversation, where nobody has begun it at the same moment. */
export async function beginConversation(
  db: Db,
  id: string,
  { orderId, whoseId }: Pick<Talk, 'orderId' | 'whoseId'>,
  at: Date,
): Promise<void> {
  await db`
    insert into conversation (id, order_id, account_id, last_at, is_with_office)
    values (${id}, ${orderId}, ${orderId === null ? whoseId : null}, ${at}, ${orderId === null})
    on conflict do nothing`;
}

export interface NumberedMessage {
  at: Date;
  /** It is for the office, too. */
  isForOffice: boolean;
  /** From now on everything is, until the office is done with it. */
  callsOffice: boolean;
  /** True for a message by a person, which opens a closed conversation again. */
  isByPerson: boolean;
  /** The office said it: what it had read until then is answered. */
  isAnswer: boolean;
  soughtName: string | null;
  soughtPhone: string | null;
}

/** Gives the next number, under the lock of the conversation's row. */
export async function takeNumber(transaction: Db, id: string, message: NumberedMessage): Promise<number> {
  const [row] = await transaction.one({ number: number })`
    update conversation set last_number = last_number + 1, last_at = ${message.at},
      office_wanted = case when ${message.isForOffice} then last_number + 1 else office_wanted end,
      is_with_office = is_with_office or ${message.isForOffice || message.callsOffice},
      is_office_called = is_office_called or ${message.callsOffice},
      closed_at = case when ${message.isByPerson} then null else closed_at end,
      unanswered_since = case when not ${message.isAnswer} then unanswered_since when is_unread then (
        select min(m.at) from chat_message m
        where m.conversation_id = conversation.id and m.number > office_read and m.side in ('customer', 'agent')
      ) end,
      sought_name = ${message.soughtName}, sought_phone = ${message.soughtPhone}
    where id = ${id} returning last_number as number`;
  return row.number;
}

/** Moves a side's marks up, never down and never past what was said; nothing where that is nothing new. */
export async function raiseMarks(
  db: Db,
  id: string,
  side: Side,
  { delivered, read }: Mark,
): Promise<Mark | undefined> {
  const columns = {
    customer: [db`customer_delivered`, db`customer_read`],
    agent: [db`agent_delivered`, db`agent_read`],
    office: [db`office_delivered`, db`office_read`],
  } as const;
  const [deliveredColumn, readColumn] = columns[side];
  const reached = Math.max(delivered, read);
  const [raised] = await db.rows({ delivered: number, read: number })`
    update conversation
    set ${deliveredColumn} = greatest(${deliveredColumn}, least(${reached}, last_number)),
      ${readColumn} = greatest(${readColumn}, least(${read}, last_number))
    where id = ${id}
      and (${deliveredColumn} < least(${reached}, last_number) or ${readColumn} < least(${read}, last_number))
    returning ${deliveredColumn} as delivered, ${readColumn} as read`;
  return raised;
}

/** The first block wins; false where there is one already. */
export async function setBlock(
  db: Db,
  id: string,
  by: 'customer' | 'agent',
  carrierId: string,
): Promise<boolean> {
  const rows = await db`
    update conversation set blocked_by = ${by}, blocked_carrier = ${carrierId}
    where id = ${id} and blocked_carrier is distinct from ${carrierId} returning id`;
  return rows.length > 0;
}

export async function liftBlock(db: Db, id: string, by: 'customer' | 'agent'): Promise<boolean> {
  const rows = await db`
    update conversation set blocked_by = null, blocked_carrier = null
    where id = ${id} and blocked_by = ${by} returning id`;
  return rows.length > 0;
}

export interface NewReport {
  number: number;
  side: Side;
  reporterId: string | null;
  reason: string;
  words: string;
  at: Date;
}

/** False where this side has reported the message before. */
export async function insertReport(
  transaction: Db,
  { id }: Pick<BegunTalk, 'id'>,
  report: NewReport,
): Promise<boolean> {
  const rows = await transaction`
    insert into chat_report (conversation_id, number, side, reporter_id, reason, words, at)
    values (${id}, ${report.number}, ${report.side}, ${report.reporterId}, ${report.reason}, ${report.words},
      ${report.at})
    on conflict do nothing returning number`;
  if (rows.length === 0) return false;
  await transaction`update conversation set open_reports = open_reports + 1 where id = ${id}`;
  return true;
}
