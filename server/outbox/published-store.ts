import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Db } from '../db/database.ts';
import { anyJson, arrayOf, boolean, nullable, number, text } from '../db/sql/codecs.ts';
import type { Fragment } from '../db/sql/query.ts';
import type { RowOf } from '../db/sql/row.ts';

/**
 * An event after its commit, as it goes to streams and other instances; later ones have higher numbers, without
 * exception. The kind is the name that the version before knows, and nobody on the way looks into the payload.
 */
const publishedEventRow = {
  number: number,
  kind: text,
  topics: arrayOf(text),
  payload: anyJson,
};
export type PublishedEvent = RowOf<typeof publishedEventRow>;

/** An event waits for its number, or none; and the last number that was given. */
export async function pollOutbox(db: Db): Promise<{ isWaiting: boolean; last: number }> {
  // In order, so that it is found by its index: planned while the table was empty it went through all that ever happened.
  const [row] = await db.one({ isWaiting: boolean, last: number })`
    select
      exists (select from (select from outbox_event where number is null order by id limit 1) as first) as "isWaiting",
      (select coalesce(max(number), 0) from outbox_event) as last`;
  return row;
}

/** True where this transaction is the one that numbers, until it ends. */
export async function takeRelay(transaction: Db): Promise<boolean> {
  const [row] = await transaction.rows({ got: boolean })`
    select pg_try_advisory_xact_lock(${advisoryLocks.numberingEvents}) as got`;
  return row?.got === true;
}

/** Numbers what has been committed since, in the order it was written; answers it with its numbers. */
export function numberWaiting(transaction: Db, most: number): Promise<PublishedEvent[]> {
  return transaction.rows(publishedEventRow)`
    with numbered as (
      update outbox_event set number = waiting.place + (select coalesce(max(number), 0) from outbox_event),
        city_id = waiting.city_id, topics = topics || ${topicsOfCity(transaction)}
      from (
        select id, row_number() over (order by id) as place, ${cityOfPayload(transaction)} as city_id
        from (select id, payload from outbox_event where number is null order by id limit ${most}) as batch
      ) as waiting
      where outbox_event.id = waiting.id
      returning number, kind, topics, payload
    )
    select number, kind, topics, payload from numbered order by number`;
}

/** Topics of the back office, which staff of some cities hear for these cities alone. */
const officeTopics = ['orders', 'agents', 'chats', 'markets'] as const;

/** The same topics of the city that the event happened in; none where it is of no city. */
function topicsOfCity(db: Db): Fragment {
  return db`
    case when waiting.city_id is null then '{}' else array(
      select topic || ':' || waiting.city_id from unnest(topics) as topic
      where topic = any(${[...officeTopics]}::text[]))
    end`;
}

/**
 * The city that an event happened in, by what its payload names. It is found here and not where the event is written,
 * for a new order is there only after its statement.
 */
function cityOfPayload(db: Db): Fragment {
  return db`
    coalesce(
      (select city_id from customer_order where id = (payload ->> 'orderId')::uuid),
      (select city_id from customer_order where code = payload ->> 'code'),
      (select coalesce(
          (select city_id from customer_order where id = approval.order_id),
          (select city_id from agent where user_id = approval.recipient_id))
        from money_approval as approval where approval.id = (payload ->> 'approvalId')::uuid),
      (select city_id from agent where user_id = (payload ->> 'userId')::uuid),
      (select city_id from list_request where id = (payload ->> 'requestId')::uuid),
      (select city_id from market where id = (payload ->> 'marketId')::uuid),
      (select city_id from customer_order
        where id = (select order_id from payment where id = (payload ->> 'paymentId')::uuid)),
      (select city_id from market
        where id = (select market_id from weekly_draft where id = (payload ->> 'draftId')::uuid)),
      (select city_id from market
        where id = (select market_id from weekly_list where saved_list_id = (payload ->> 'listId')::uuid)),
      (select city_id from zone where id = (payload ->> 'zoneId')::uuid))`;
}

/** Published events after a number, oldest first; of these topics only, where some are given. */
export function readPublished(
  db: Db,
  { after, topics, most }: { after: number; topics?: readonly string[]; most: number },
): Promise<PublishedEvent[]> {
  const ofTopics = topics === undefined ? db`` : db`and topics && ${[...topics]}::text[]`;
  return db.rows(publishedEventRow)`
    select number, kind, topics, payload from outbox_event
    where number > ${after} ${ofTopics} order by number limit ${most}`;
}

export async function lastNumber(db: Db): Promise<number> {
  const [row] = await db.rows({ last: nullable(number) })`select max(number) as last from outbox_event`;
  return row?.last ?? 0;
}

/**
 * Deletes published events older than this that each of these readers has handled; a page that was away longer
 * queries again. A reader that no code moves holds nothing back.
 */
export async function deleteOldEvents(
  db: Db,
  { readers, days, most }: { readers: readonly string[]; days: number; most: number },
): Promise<number> {
  const gone = await db`
    delete from outbox_event where number in (
      select number from (
        select number, written_at from outbox_event
        where number < (select max(number) from outbox_event)
          and number <= coalesce(least(
            (select min(number) from outbox_reader where name = any(${[...readers]}::text[])),
            (select min(number) from outbox_held where reader = any(${[...readers]}::text[]))), number)
        order by number limit ${most} for update skip locked) as oldest
      where written_at < now() - ${days} * interval '1 day')`;
  return gone.count;
}

/** The number of events without a number, counted up to a limit, and the wait of the oldest. */
export async function measureWaiting(
  db: Db,
  most: number,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const [row] = await db.one({ waiting: number, oldestSeconds: number })`
    select
      (select count(*) from (select from outbox_event where number is null limit ${most}) as counted) as waiting,
      coalesce((
        select extract(epoch from clock_timestamp() - written_at)::float8 from outbox_event
        where number is null order by id limit 1), 0) as "oldestSeconds"`;
  return row;
}
