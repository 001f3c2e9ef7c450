import type { UserId } from '#contract/accounts/schema.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import { type ListRequestId } from '#contract/orders/requests/ids.ts';
import { requestStates, type UnreadableReason } from '#contract/orders/requests/schema.ts';
import {
  leaseSeconds,
  longestHeldMinutes,
  queueStates,
} from '#contract/orders/requests/transcription/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { movedRow, type MovedRow } from '../store.ts';
import { waitedSeconds } from './store-waited.ts';

const queuedRow = {
  id: idOf<ListRequestId>(),
  state: oneOf(queueStates),
  isVoice: boolean,
  orderKind: oneOf(orderKinds),
  city: text,
  customerName: text,
  sentAt: instant,
  waitedSeconds: number,
  holderId: nullable(idOf<UserId>()),
  holder: nullable(text),
  leaseUntil: nullable(instant),
};
export type QueuedRow = RowOf<typeof queuedRow>;

/** Waiting requests stand before those that wait for their customers, and the oldest before the others. */
export function readQueue(db: Db, most: number): Promise<QueuedRow[]> {
  return db.rows(queuedRow)`
    select r.id, r.state, r.recording_id is not null as "isVoice", r.order_kind as "orderKind", city.name as city,
      r.customer_name as "customerName", r.sent_at as "sentAt", ${waitedSeconds(db)} as "waitedSeconds",
      holder.id as "holderId", coalesce(holder.name, holder.username) as holder,
      case when holder.id is not null then r.taken_until end as "leaseUntil"
    from list_request r join city on city.id = r.city_id
      left join account holder on holder.id = r.taken_by_id and r.taken_until > now()
    where r.state in ('waiting', 'asked', 'ready')
    order by array_position(array['waiting', 'asked', 'ready'], r.state), r.sent_at, r.id limit ${most}`;
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.one({ waiting: number })`
    select count(*) as waiting from list_request where state = 'waiting'`;
  return row.waiting;
}

/**
 * Takes what waits and is in nobody else's hands, by the clock of the database; two at once queue at the row, and the
 * second finds it taken. Nothing where it cannot be taken.
 */
export async function setTaken(
  db: Db,
  id: string,
  by: string,
): Promise<{ accountId: string | null; isNew: boolean } | undefined> {
  const [row] = await db.rows({ accountId: nullable(text), isNew: boolean })`
    update list_request r
    set taken_by_id = ${by}, taken_at = before.held_since, taken_until = ${leaseFrom(db, db`before.held_since`)}
    from (
      select id, taken_by_id,
        case when taken_by_id = ${by} and taken_until > now() then coalesce(taken_at, now()) else now() end as held_since
      from list_request where id = ${id} for update) as before
    where r.id = before.id and r.state = 'waiting'
      and (r.taken_by_id is null or r.taken_by_id = ${by} or r.taken_until <= now())
    returning r.account_id as "accountId", before.taken_by_id is distinct from ${by}::uuid as "isNew"`;
  return row;
}

/** End of a lease that begins or is renewed now, by the time since which its holder has it. */
function leaseFrom(db: Db, heldSince: Fragment): Fragment {
  return db`
    least(now() + ${leaseSeconds} * interval '1 second', ${heldSince} + ${longestHeldMinutes} * interval '1 minute')`;
}

const renewedRow = { leaseUntil: instant, isOver: boolean };

/** Holds on to it, also after its time where nobody else has taken it meanwhile. */
export async function setRenewed(
  db: Db,
  id: string,
  by: string,
): Promise<RowOf<typeof renewedRow> | undefined> {
  const [row] = await db.rows(renewedRow)`
    update list_request set taken_at = coalesce(taken_at, now()),
      taken_until = ${leaseFrom(db, db`coalesce(taken_at, now())`)}
    where id = ${id} and taken_by_id = ${by}
    returning taken_until as "leaseUntil", taken_until <= now() as "isOver"`;
  return row;
}

export async function setLeft(db: Db, id: string, by: string): Promise<MovedRow | undefined> {
  const [row] = await db.rows(movedRow)`
    update list_request set taken_by_id = null, taken_until = null
    where id = ${id} and taken_by_id = ${by} returning id, account_id as "accountId"`;
  return row;
}

const standingRow = {
  ...movedRow,
  state: oneOf(requestStates),
  holderId: nullable(text),
  holder: nullable(text),
};
export type StandingRow = RowOf<typeof standingRow>;

/** The request with its holder, locked until the transaction ends. */
export async function lockStanding(transaction: Db, id: string): Promise<StandingRow | undefined> {
  const [row] = await transaction.rows(standingRow)`
    select r.id, r.account_id as "accountId", r.state, r.taken_by_id as "holderId",
      coalesce(holder.name, holder.username) as holder
    from list_request r left join account holder on holder.id = r.taken_by_id
    where r.id = ${id} for update of r`;
  return row;
}

interface Writing {
  text: string;
  orderKind: OrderKind;
  by: string;
}

export async function setWritten(
  db: Db,
  id: string,
  { text: written, orderKind, by }: Writing,
): Promise<void> {
  await db`
    update list_request set state = 'ready', written_text = ${written}, written_by_id = ${by},
      order_kind = ${orderKind},
      written_at = now(), changed_at = now(), taken_by_id = null, taken_until = null
    where id = ${id}`;
}

export async function setUnreadable(db: Db, id: string, reason: UnreadableReason): Promise<void> {
  await db`
    update list_request set state = 'unreadable', unreadable_reason = ${reason}, changed_at = now(),
      taken_by_id = null, taken_until = null
    where id = ${id}`;
}

export async function insertQuestion(
  db: Db,
  { id, requestId, question, by }: { id: string; requestId: string; question: string; by: string },
): Promise<void> {
  await db`
    insert into list_request_question (id, request_id, question, asked_by_id, asked_at)
    values (${id}, ${requestId}, ${question}, ${by}, now())`;
  await db`
    update list_request set state = 'asked', changed_at = now(), taken_by_id = null, taken_until = null
    where id = ${requestId}`;
}
