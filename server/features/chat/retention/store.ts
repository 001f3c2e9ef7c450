import type { Db } from '#server/db/database.ts';
import { anyJson, text } from '#server/db/sql/codecs.ts';
import { deletePictures } from '#server/media/store.ts';

/**
 * Messages of a person: under their account, and as a guest in the conversation of an order that is theirs now. The
 * array, read first, finds them by keys; a join would scan every message.
 */
function writtenBy(db: Db, accountId: string) {
  return db`(
    m.author_id = ${accountId}
    or (m.side = 'customer' and m.author_id is null and m.conversation_id = any(array(
      select c.id
      from customer_order o join lateral (select id from conversation where order_id = o.id limit 1) c on true
      where o.account_id = ${accountId}))))`;
}

/** Everything that somebody wrote, as it stands. */
export async function readWritten(db: Db, accountId: string): Promise<unknown[]> {
  const rows = await db.rows({ message: anyJson })`
    select json_build_object(
      'order', (
        select o.code from conversation c join customer_order o on o.id = c.order_id where c.id = m.conversation_id),
      'at', m.at, 'text', m.text,
      'pictures', (select count(*) from chat_picture p
        where p.conversation_id = m.conversation_id and p.number = m.number)) as message
    from chat_message m
    where m.side <> 'house' and ${writtenBy(db, accountId)}
    order by m.at, m.conversation_id, m.number`;
  return rows.map(({ message }) => message);
}

/** Leaves that something was said, and nothing of what or by whom; answers whose pictures are to go. */
export async function blankWritten(db: Db, accountId: string): Promise<string[]> {
  const pictures = await db.rows({ id: text })`
    delete from chat_picture p using chat_message m
    where m.conversation_id = p.conversation_id and m.number = p.number and ${writtenBy(db, accountId)}
    returning p.picture_id as id`;
  await db`
    update chat_message m set text = '', request_id = null, author_id = null, is_forgotten = true
    where m.side <> 'house' and ${writtenBy(db, accountId)}`;
  await db`update chat_message set author_id = null where side = 'house' and author_id = ${accountId}`;
  await db`update chat_report set words = '', reporter_id = null where reporter_id = ${accountId}`;
  await db`delete from chat_mute where account_id = ${accountId}`;
  await db`
    update conversation set sought_name = null, sought_phone = null
    where account_id = ${accountId}
      or order_id = any(array(select id from customer_order where account_id = ${accountId}))`;
  // Each half has an index of its own.
  await db`update conversation set assigned_to = null where assigned_to = ${accountId} and closed_at is null`;
  await db`update conversation set assigned_to = null where assigned_to = ${accountId} and closed_at is not null`;
  return pictures.map(({ id }) => id);
}

/** Conversations past their retention; a reported one stays until an admin has reviewed it. */
export function lockOrdersOld(db: Db, { endedBefore, silentSince, most }: Old): Promise<{ id: string }[]> {
  return db.rows({ id: text })`
    select c.id from conversation c join customer_order o on o.id = c.order_id
    where c.order_id is not null and c.open_reports = 0 and c.last_at < ${silentSince} and not o.is_under_way
      and coalesce((
        select min(at) from order_event
        where order_id = o.id and status in ('delivered', 'cancelled', 'failed')), o.status_since) < ${endedBefore}
    order by c.last_at limit ${most} for update of c skip locked`;
}

export interface Old {
  endedBefore: Date;
  /** No message can be later in a conversation that ended before. */
  silentSince: Date;
  most: number;
}

export function lockSupportOld(
  db: Db,
  { silentSince, most }: Pick<Old, 'silentSince' | 'most'>,
): Promise<{ id: string }[]> {
  return db.rows({ id: text })`
    select id from conversation
    where account_id is not null and open_reports = 0 and last_at < ${silentSince}
    order by last_at limit ${most} for update skip locked`;
}

/** Takes a conversation away with all that was said and shown in it. */
export async function deleteConversation(transaction: Db, id: string): Promise<void> {
  const pictures = await transaction.rows({ id: text })`
    delete from chat_picture where conversation_id = ${id} returning picture_id as id`;
  await deletePictures(
    transaction,
    pictures.map((picture) => picture.id),
  );
  await transaction`delete from chat_report where conversation_id = ${id}`;
  await transaction`delete from chat_message where conversation_id = ${id}`;
  await transaction`delete from conversation where id = ${id}`;
}

export async function deleteMutesOver(db: Db, now: Date): Promise<void> {
  await db`delete from chat_mute where until <= ${now}`;
}
