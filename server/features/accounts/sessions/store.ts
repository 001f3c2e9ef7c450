import type { Db } from '#server/db/database.ts';
import { boolean, instant, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { sessionEndedKind, sessionTopic } from '../store-events.ts';
import { secondStepColumn } from '../second-steps/store.ts';
import { accountColumns, accountRow } from '../store.ts';

const sessionRow = {
  id: text,
  userAgent: text,
  signedInAt: instant,
  lastSeenAt: instant,
};
export type SessionRow = RowOf<typeof sessionRow>;

const ownerRow = { ...accountRow, sessionId: text, hasSteppedUp: boolean };
export type OwnerRow = RowOf<typeof ownerRow>;

/**
 * Account of a session. A session lives 60 days from when it was last seen, one of an admin much shorter; that time is
 * written every five minutes at most, so that most reads write nothing.
 */
export async function findSession(db: Db, tokenHash: string): Promise<OwnerRow | undefined> {
  // Reckoned from the column, so that its index cannot be used: planned while everybody had just been here, the
  // statement went through all who have not been for five minutes.
  const [row] = await db.rows(ownerRow)`
    with seen as (
      update session set last_seen_at = now(), expires_at = now() + interval '60 days'
      from account
      where account.id = session.account_id and token_hash = ${tokenHash} and expires_at > now()
        and last_seen_at + interval '5 minutes' < now() and ${isOpen(db)}
    )
    select ${accountColumns(db)}, session.id as "sessionId",
      coalesce(session.stepped_up_at > now() - interval '10 minutes', false) as "hasSteppedUp"
    from session join account on account.id = session.account_id
    where session.token_hash = ${tokenHash} and session.expires_at > now() and account.deleted_at is null
      and ${isOpen(db)}`;
  return row;
}

/**
 * A session of an admin opens nothing after 12 hours without use, and after 14 days in all. It is asked of the role as it
 * is now, and the row stays: alarms go on reaching the phone of an admin who sleeps.
 */
function isOpen(db: Db): Fragment {
  return db`
    case when account.role in ('admin', 'godmode') or account.is_god_mode
      then session.last_seen_at > now() - interval '12 hours' and session.signed_in_at > now() - interval '14 days'
      else true end`;
}

export interface NewSession {
  tokenHash: string;
  accountId: string;
  userAgent: string;
  /** The hash that the password was checked against: a password changed meanwhile opens nothing. */
  passwordHash: string;
}

/** True when the session was opened. A password alone proves what is asked before money only of accounts that have no second step. */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const rows = await db`
    insert into session (token_hash, account_id, user_agent, expires_at, stepped_up_at)
    select ${session.tokenHash}, id, ${session.userAgent}, now() + interval '60 days',
      case when ${secondStepColumn(db)} then null else now() end
    from account
    where id = ${session.accountId} and password_hash = ${session.passwordHash} and deleted_at is null
    for share
    returning id`;
  return rows.length > 0;
}

/** Remembers that the person proved it with this session; calls that ask for it are taken for ten minutes. */
export async function rememberStepUp(db: Db, sessionId: string): Promise<void> {
  await db`update session set stepped_up_at = now() where id = ${sessionId}`;
}

/** Ends sessions, and with them, on every instance, the streams that they opened; answers how many. */
async function endSessions(db: Db, which: Fragment): Promise<number> {
  const ended = await db`
    with ended as (delete from session where ${which} returning id),
    told as (
      insert into outbox_event (topics, kind, name, payload)
      select array[${sessionTopic('')}::text || id], ${sessionEndedKind}, ${sessionEndedKind}, '{}'::jsonb from ended)
    select id from ended`;
  return ended.length;
}

export function readSessions(db: Db, accountId: string): Promise<SessionRow[]> {
  return db.rows(sessionRow)`
    select id, user_agent as "userAgent", signed_in_at as "signedInAt", last_seen_at as "lastSeenAt"
    from session where account_id = ${accountId} and expires_at > now()
    order by last_seen_at desc, id`;
}

export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await endSessions(db, db`token_hash = ${tokenHash}`);
}

/** True when the account had such a session. */
export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  return (await endSessions(db, db`id = ${id} and account_id = ${accountId}`)) > 0;
}

export async function deleteSessions(db: Db, accountId: string): Promise<void> {
  await endSessions(db, db`account_id = ${accountId}`);
}

export async function deleteOtherSessions(db: Db, accountId: string, storedId: string): Promise<void> {
  await endSessions(db, db`account_id = ${accountId} and id <> ${storedId}`);
}

export async function deleteExpiredSessions(db: Db, accountId: string): Promise<void> {
  await db`delete from session where account_id = ${accountId} and expires_at <= now()`;
}

/** Remembers that the account's person signs in from here, and forgets where they have not for long. */
export async function rememberPlace(db: Db, accountId: string, placeHash: string): Promise<void> {
  await db`
    insert into familiar_place (account_id, place_hash) values (${accountId}, ${placeHash})
    on conflict (account_id, place_hash) do update set last_signed_in_at = now()`;
  await db`
    delete from familiar_place
    where account_id = ${accountId} and last_signed_in_at < now() - interval '60 days'`;
}

export async function forgetPlaces(db: Db, accountId: string): Promise<void> {
  await db`delete from familiar_place where account_id = ${accountId}`;
}
