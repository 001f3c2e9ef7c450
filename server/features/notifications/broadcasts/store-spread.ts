import type { NoticeFacts } from '#contract/notifications/facts.ts';
import type { BroadcastAudience } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { isReached, quietColumns, quietTables } from './store-reach.ts';

const reachedRow = {
  accountId: text,
  number: number,
  quietOn: boolean,
  quietFrom: nullable(text),
  quietUntil: nullable(text),
};
export type ReachedRow = RowOf<typeof reachedRow>;

/** The next of an audience, in the order in which they signed up. */
export function readReached(
  db: Db,
  audience: BroadcastAudience,
  { after, most }: { after: number; most: number },
): Promise<ReachedRow[]> {
  return db.rows(reachedRow)`
    select account.id as "accountId", account.number, ${quietColumns(db)}
    from ${quietTables(db)}
    where account.number > ${after} and ${isReached(db, audience)}
    order by account.number limit ${most}`;
}

export interface Spreading {
  broadcastId: string;
  facts: NoticeFacts;
  tag: string;
  rank: number;
  at: Date;
  expiresAt: Date;
  /** The audience, and the start. */
  people: readonly { accountId: string; dueAt: Date }[];
}

/** Tells these people, each once, on every device of theirs; says how many had not been told before. */
export async function insertBroadcastNotices(db: Db, spreading: Spreading): Promise<number> {
  const { broadcastId, facts, tag, rank, at, expiresAt, people } = spreading;
  const [row] = await db.one({ told: number })`
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
      for key share of device
      on conflict do nothing)
    select count(*) as told from told`;
  return row.told;
}
