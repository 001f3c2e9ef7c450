import {
  type BroadcastId,
  type BroadcastAudience,
  broadcastAudiences,
  broadcastStates,
} from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { anyJson, idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const broadcastRow = {
  id: idOf<BroadcastId>(),
  number: number,
  by: nullable(text),
  occasion: nullable(oneOf(['opened'])),
  audience: oneOf(broadcastAudiences),
  words: anyJson,
  link: text,
  state: oneOf(broadcastStates),
  composedAt: instant,
  startsAt: nullable(instant),
  endedAt: nullable(instant),
  toldUpTo: number,
  people: number,
  sent: number,
  failed: number,
  waiting: number,
};
export type BroadcastRow = RowOf<typeof broadcastRow>;

const undelivered = ['gone', 'failed', 'too-late'];

function countOf(db: Db, states: readonly string[]) {
  return db`(
    select count(*) from notice_delivery
    where broadcast_id = broadcast.id and state = any(${[...states]}::text[]))`;
}

function broadcastColumns(db: Db) {
  return db`
    broadcast.id, broadcast.number, account.username as by, broadcast.occasion, broadcast.audience, broadcast.words,
    broadcast.link, broadcast.state, broadcast.composed_at as "composedAt", broadcast.starts_at as "startsAt",
    broadcast.ended_at as "endedAt", broadcast.told_up_to as "toldUpTo",
    broadcast.people,
    coalesce(broadcast.sent, ${countOf(db, ['sent'])}) as sent,
    coalesce(broadcast.failed, ${countOf(db, undelivered)}) as failed,
    ${countOf(db, ['waiting'])} as waiting`;
}

export function readBroadcasts(db: Db, before: number | null, most: number): Promise<BroadcastRow[]> {
  const older = before === null ? db`true` : db`broadcast.number < ${before}`;
  return db.rows(broadcastRow)`
    select ${broadcastColumns(db)} from broadcast left join account on account.id = broadcast.composed_by
    where ${older} order by broadcast.number desc limit ${most}`;
}

export async function findBroadcast(db: Db, id: string): Promise<BroadcastRow | undefined> {
  const [row] = await db.rows(broadcastRow)`
    select ${broadcastColumns(db)} from broadcast left join account on account.id = broadcast.composed_by
    where broadcast.id = ${id}`;
  return row;
}

/** The house's own word on an occasion, once it was given. */
export async function findOccasion(db: Db, occasion: 'opened'): Promise<BroadcastRow | undefined> {
  const [row] = await db.rows(broadcastRow)`
    select ${broadcastColumns(db)} from broadcast left join account on account.id = broadcast.composed_by
    where broadcast.occasion = ${occasion}`;
  return row;
}

/** State of the occasion’s broadcast, locked until the transaction ends, so that two simultaneous ones queue. */
export async function lockOccasion(db: Db, occasion: 'opened'): Promise<BroadcastRow['state'] | undefined> {
  await db`select pg_advisory_xact_lock(hashtext(${`broadcast:${occasion}`}))`;
  const [row] = await db.rows({ state: broadcastRow.state })`
    select state from broadcast where occasion = ${occasion} for update`;
  return row?.state;
}

export interface NewBroadcast {
  audience: BroadcastAudience;
  words: { pcm: { title: string; body: string }; en: { title: string; body: string } };
  link: string;
}

export async function insertBroadcast(
  db: Db,
  { audience, words, link }: NewBroadcast,
  by: string,
): Promise<string> {
  const [row] = await db.one({ id: text })`
    insert into broadcast (composed_by, audience, words, link)
    values (${by}, ${audience}, ${db.json(words)}, ${link}) returning id`;
  return row.id;
}

export async function updateBroadcast(
  db: Db,
  id: string,
  { audience, words, link }: NewBroadcast,
): Promise<void> {
  await db`
    update broadcast set audience = ${audience}, words = ${db.json(words)}, link = ${link} where id = ${id}`;
}

/** The house's own word on an occasion; the next time it goes to those who were not told the time before. */
export async function startOccasion(
  db: Db,
  occasion: 'opened',
  { audience, words, link }: NewBroadcast,
  at: Date,
): Promise<void> {
  await db`
    insert into broadcast (occasion, audience, words, link, state, starts_at)
    values (${occasion}, ${audience}, ${db.json(words)}, ${link}, 'scheduled', ${at})
    on conflict (occasion) do update
    set state = 'scheduled', starts_at = excluded.starts_at, ended_at = null, told_up_to = 0, is_told = false,
      sent = null, failed = null`;
}

export async function scheduleStart(db: Db, id: string, startsAt: Date): Promise<void> {
  await db`update broadcast set state = 'scheduled', starts_at = ${startsAt} where id = ${id}`;
}

/** Ends it, and whatever of it still waits. */
export async function stopBroadcast(db: Db, id: string, at: Date): Promise<void> {
  await db`update broadcast set state = 'cancelled', ended_at = ${at} where id = ${id}`;
  await db`
    update notice_delivery set state = 'cancelled', settled_at = ${at}
    where broadcast_id = ${id} and state = 'waiting'`;
}

/** Holds one that is to be told further, and that nobody else is telling. */
export async function lockUnfinished(db: Db, now: Date): Promise<BroadcastRow | undefined> {
  const [row] = await db.rows({ id: text })`
    select id from broadcast
    where state in ('scheduled', 'sending') and starts_at <= ${now} and not is_told
    order by starts_at limit 1 for update skip locked`;
  return row === undefined ? undefined : findBroadcast(db, row.id);
}

export async function lockBroadcast(db: Db, id: string): Promise<BroadcastRow | undefined> {
  await db`select from broadcast where id = ${id} for update`;
  return findBroadcast(db, id);
}

export async function recordProgress(
  db: Db,
  id: string,
  { reachedUpTo, people, isComplete }: { reachedUpTo: number; people: number; isComplete: boolean },
): Promise<void> {
  await db`
    update broadcast
    set state = 'sending', told_up_to = ${reachedUpTo}, people = people + ${people}, is_told = ${isComplete}
    where id = ${id}`;
}

/** Everybody was told, and nothing is on its way any more. */
export async function endComplete(db: Db, at: Date): Promise<void> {
  await db`
    update broadcast set state = 'sent', ended_at = ${at}
    where id in (
      select id from broadcast where state = 'sending' and is_told and not exists (
        select from notice_delivery where broadcast_id = broadcast.id and state = 'waiting')
      for update skip locked)`;
}

/** Counts what ended before that moment for good. */
export async function keepFigures(db: Db, before: Date): Promise<void> {
  await db`
    update broadcast set sent = ${countOf(db, ['sent'])}, failed = ${countOf(db, undelivered)}
    where ended_at < ${before} and sent is null`;
}
