import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

export type ChallengePurpose = 'enrol' | 'step-up';

const challengeMinutes = 5;

/** Remembers the challenge of a session, in the place of the one before it. */
export async function putChallenge(
  db: Db,
  sessionId: string,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  await db`
    insert into passkey_challenge (session_id, purpose, challenge)
    values (${sessionId}, ${purpose}, ${challenge})
    on conflict (session_id, purpose) do update set challenge = excluded.challenge, made_at = now()`;
}

/** The challenge, for the first call that asks; it is gone with the first answer, right or wrong. */
export async function takeChallenge(
  db: Db,
  sessionId: string,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const [row] = await db.rows({ challenge: text })`
    with taken as (
      delete from passkey_challenge where session_id = ${sessionId} and purpose = ${purpose}
      returning challenge, made_at)
    select challenge from taken where made_at > now() - ${challengeMinutes} * interval '1 minute'`;
  return row?.challenge;
}

export async function deleteOldChallenges(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from passkey_challenge where (session_id, purpose) in (
      select session_id, purpose from passkey_challenge
      where made_at < now() - ${days} * interval '1 day'
      order by made_at limit ${most} for update skip locked)`;
  return gone.count;
}
