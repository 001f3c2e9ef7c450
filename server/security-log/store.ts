import type { Actor } from '../audit/actor.ts';
import type { Db } from '../db/database.ts';
import { instant, text } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';

/** One line of the log; the subject is an account, its own person's where nobody else is concerned. */
export interface SecurityEvent {
  kind: string;
  subjectId: string | null;
  detail?: string;
}

/** Writes a line down, in the transaction that does what it says. */
export async function recordSecurity(db: Db, by: Actor, event: SecurityEvent): Promise<void> {
  await db`
    insert into security_event (kind, actor_id, subject_id, detail, address, user_agent)
    values (${event.kind}, ${by.userId}, ${event.subjectId}, ${event.detail ?? ''}, ${by.address}, ${by.userAgent})`;
}

const ownEventRow = { at: instant, kind: text, detail: text, address: text, userAgent: text };

/** Lines of somebody's own acts, for their own document. */
export function readOwnEvents(db: Db, accountId: string): Promise<RowOf<typeof ownEventRow>[]> {
  return db.rows(ownEventRow)`
    select at, kind, detail, address, user_agent as "userAgent"
    from security_event where actor_id = ${accountId} order by id desc`;
}

/** Takes addresses and devices out of what a person did. */
export async function forgetAddresses(db: Db, accountId: string): Promise<void> {
  await db`
    update security_event set address = '', user_agent = ''
    where actor_id = ${accountId} and (address <> '' or user_agent <> '')`;
}

export async function deleteOldSecurityEvents(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from security_event where id in (
      select id from security_event where at < now() - ${days} * interval '1 day'
      order by at limit ${most} for update skip locked)`;
  return gone.count;
}

/**
 * A picture that is about to be shown, where it is an agent's paper and the reader is not that agent: each reader once
 * in an hour. The reader is the account of the session that came with the request, or nobody.
 */
export async function recordPaperShown(
  db: Db,
  shown: { pictureId: string; sessionHash: string | null; address: string; userAgent: string },
): Promise<void> {
  await db`
    insert into security_event (kind, actor_id, subject_id, detail, address, user_agent)
    select 'papers-read', reader.account_id, agent.user_id, '', ${shown.address}, ${shown.userAgent}
    from agent
      left join lateral (
        select account_id from session where token_hash = ${shown.sessionHash} and expires_at > now()) reader on true
    where agent.id_photo_id = ${shown.pictureId} and reader.account_id is distinct from agent.user_id
      and not exists (
        select from security_event
        where subject_id = agent.user_id and kind = 'papers-read'
          and actor_id is not distinct from reader.account_id and at > now() - interval '1 hour')`;
}
