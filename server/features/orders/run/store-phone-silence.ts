import type { Db } from '#server/db/database.ts';
import { boolean, instant } from '#server/db/sql/codecs.ts';

/** Shorter than this a phone was not silent: an agent who typed a wrong PIN in it still stands at the door. */
const leastSilence = '60 seconds';
/** The time that queued steps may take to arrive once a phone is back, photos over a slow network included. */
const sentWithin = '15 minutes';
/** Covers the error of a phone's idea of the server's clock and the interval at which calls are recorded. */
const tolerance = '15 seconds';

/** An agent's phone has called; where it was silent before, that ends now. */
export async function recordLastSeen(db: Db, accountId: string): Promise<void> {
  await db`
    insert into phone_heard (account_id, heard_at) values (${accountId}, clock_timestamp())
    on conflict (account_id) do update set
      heard_at = greatest(phone_heard.heard_at, excluded.heard_at),
      silences = (
        select coalesce(range_agg(silence), '{}')
        from (
          select unnest(phone_heard.silences) as silence
          union all
          select tstzrange(phone_heard.heard_at, excluded.heard_at, '()')
          where excluded.heard_at >= phone_heard.heard_at + ${leastSilence}::interval
        ) as known
        where upper(silence) > excluded.heard_at - ${sentWithin}::interval)`;
}

/** Now by the database's clock, and whether no call of this agent came from that time until they came back. */
export async function readSilence(
  db: Db,
  accountId: string,
  doneAt: Date | null,
): Promise<{ now: Date; isCovered: boolean }> {
  const [row] = await db.one({ now: instant, isCovered: boolean })`
    select clock_timestamp() as now, exists (
      select from phone_heard, unnest(silences) as silence
      where account_id = ${accountId} and upper(silence) > clock_timestamp() - ${sentWithin}::interval
        and ${doneAt}::timestamptz between lower(silence) - ${tolerance}::interval
          and upper(silence) + ${tolerance}::interval) as "isCovered"`;
  return row;
}

export async function forgetLastSeen(db: Db, accountId: string): Promise<void> {
  await db`delete from phone_heard where account_id = ${accountId}`;
}
