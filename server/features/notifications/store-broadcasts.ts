import type { NoticeFacts } from '#contract/notifications/facts.ts';
import type { BroadcastAudience, broadcastStates } from '#contract/notifications/schema.ts';
import type { Db } from '../../db/database.ts';

export interface BroadcastRow {
  id: string;
  number: number;
  by: string | null;
  occasion: 'opened' | null;
  audience: BroadcastAudience;
  words: unknown;
  link: string;
  state: (typeof broadcastStates)[number];
  composedAt: Date;
  startsAt: Date | null;
  endedAt: Date | null;
  toldUpTo: number;
  isTold: boolean;
  people: number;
  sent: number;
  failed: number;
}

function broadcastColumns(db: Db) {
  return db`
    broadcast.id, broadcast.number, account.username as by, broadcast.occasion, broadcast.audience, broadcast.words,
    broadcast.link, broadcast.state, broadcast.composed_at as "composedAt", broadcast.starts_at as "startsAt",
    broadcast.ended_at as "endedAt", broadcast.told_up_to as "toldUpTo", broadcast.is_told as "isTold",
    broadcast.people,
    (select count(*) from notice_delivery where broadcast_id = broadcast.id and state = 'sent') as sent,
    (select count(*) from notice_delivery
      where broadcast_id = broadcast.id and state in ('gone', 'failed', 'too-late')) as failed`;
}

export function readBroadcasts(db: Db, before: number | null, most: number): Promise<BroadcastRow[]> {
  const older = before === null ? db`true` : db`broadcast.number < ${before}`;
  return db<BroadcastRow[]>`
    select ${broadcastColumns(db)} from broadcast left join account on account.id = broadcast.composed_by
    where ${older} order by broadcast.number desc limit ${most}`;
}

export async function findBroadcast(db: Db, id: string): Promise<BroadcastRow | undefined> {
  const [row] = await db<BroadcastRow[]>`
    select ${broadcastColumns(db)} from broadcast left join account on account.id = broadcast.composed_by
    where broadcast.id = ${id}`;
  return row;
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
  const [row] = await db<[{ id: string }]>`
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
    set state = 'scheduled', starts_at = excluded.starts_at, ended_at = null, told_up_to = 0, is_told = false`;
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
export async function lockTelling(db: Db, now: Date): Promise<BroadcastRow | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from broadcast
    where state in ('scheduled', 'sending') and starts_at <= ${now} and not is_told
    order by starts_at limit 1 for update skip locked`;
  return row === undefined ? undefined : findBroadcast(db, row.id);
}

export async function lockBroadcast(db: Db, id: string): Promise<BroadcastRow | undefined> {
  await db`select from broadcast where id = ${id} for update`;
  return findBroadcast(db, id);
}

export async function noteTold(
  db: Db,
  id: string,
  { toldUpTo, people, isTold }: { toldUpTo: number; people: number; isTold: boolean },
): Promise<void> {
  await db`
    update broadcast
    set state = 'sending', told_up_to = ${toldUpTo}, people = people + ${people}, is_told = ${isTold}
    where id = ${id}`;
}

/** Everybody was told, and nothing is on its way any more. */
export async function endTold(db: Db, at: Date): Promise<void> {
  await db`
    update broadcast set state = 'sent', ended_at = ${at}
    where id in (
      select id from broadcast where state = 'sending' and is_told and not exists (
        select from notice_delivery where broadcast_id = broadcast.id and state = 'waiting')
      for update skip locked)`;
}

export interface ReachedRow {
  accountId: string;
  number: number;
  quietOn: boolean;
  quietFrom: string | null;
  quietUntil: string | null;
}

/** Who of an audience has news on, or asked to hear that the place is open; and has a device to hear it on. */
function isReached(db: Db, audience: BroadcastAudience) {
  const hasDevice = db`exists (
    select from notice_device device join session on session.id = device.session_id and session.expires_at > now()
    where device.account_id = account.id)`;
  const wantsNews = db`exists (
    select from notice_choice where account_id = account.id and about = 'news' and push)`;
  const isStaff = db`(account.role in ('admin', 'godmode') or account.is_god_mode)`;
  const belongs = {
    everybody: wantsNews,
    customers: db`account.role = 'customer' and ${wantsNews}`,
    agents: db`account.role = 'agent' and ${wantsNews}`,
    staff: db`${isStaff} and ${wantsNews}`,
    // Whoever was signed in as they joined, or whose username is the address that is on the list.
    'early-access': db`(
      exists (select from subscriber where account_id = account.id)
      or exists (select from subscriber where lower(email) = account.username_key))`,
  }[audience];
  return db`account.deleted_at is null and ${belongs} and ${hasDevice}`;
}

/** The next of an audience, in the order in which they signed up. */
export function readReached(
  db: Db,
  audience: BroadcastAudience,
  { after, most }: { after: number; most: number },
): Promise<ReachedRow[]> {
  return db<ReachedRow[]>`
    select account.id as "accountId", account.number, coalesce(person.quiet_on, true) as "quietOn",
      coalesce(person.quiet_from, house.quiet_from) as "quietFrom",
      coalesce(person.quiet_until, house.quiet_until) as "quietUntil"
    from account
      left join notice_person person on person.account_id = account.id
      left join notice_house house on true
    where account.number > ${after} and ${isReached(db, audience)}
    order by account.number limit ${most}`;
}

export async function countReached(
  db: Db,
  audience: BroadcastAudience,
): Promise<{ people: number; devices: number }> {
  const [row] = await db<[{ people: number; devices: number }]>`
    select count(*) as people, coalesce(sum((
      select count(*) from notice_device device
        join session on session.id = device.session_id and session.expires_at > now()
      where device.account_id = account.id)), 0)::bigint as devices
    from account where ${isReached(db, audience)}`;
  return row;
}

export interface Spreading {
  broadcastId: string;
  facts: NoticeFacts;
  tag: string;
  rank: number;
  at: Date;
  expiresAt: Date;
  /** Whom, and from when on. */
  people: readonly { accountId: string; dueAt: Date }[];
}

/** Tells these people, each once, on every device of theirs; says how many had not been told before. */
export async function insertBroadcastNotices(db: Db, spreading: Spreading): Promise<number> {
  const { broadcastId, facts, tag, rank, at, expiresAt, people } = spreading;
  const [row] = await db<[{ told: number }]>`
    with person as (
      select account_id, due_at from unnest(
        ${people.map(({ accountId }) => accountId)}::uuid[], ${people.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]
      ) as person (account_id, due_at)),
    told as (
      insert into notice (broadcast_id, account_id, kind, facts, tag, breaks_quiet, falls_back, made_at, expires_at)
      select ${broadcastId}, account_id, ${facts.kind}, ${db.json(facts)}, ${tag}, false, false, ${at}, ${expiresAt}
      from person
      on conflict do nothing
      returning id, account_id),
    sent as (
      insert into notice_delivery (notice_id, broadcast_id, kind, way, device_id, rank, due_at, state, settled_at)
      select told.id, ${broadcastId}, ${facts.kind}, device.way, device.id, ${rank}, person.due_at,
        case when person.due_at < ${expiresAt} then 'waiting' else 'too-late' end,
        case when person.due_at < ${expiresAt} then null else ${at}::timestamptz end
      from told join person using (account_id) join notice_device device on device.account_id = told.account_id
      on conflict do nothing)
    select count(*) as told from told`;
  return row.told;
}
