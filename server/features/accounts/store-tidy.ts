import type { Db } from '#server/db/database.ts';
import type { Slice } from '#server/retention/slice.ts';

/** Sessions that have ended, with the devices that were told things through them; answers how many went. */
export async function deleteOldSessions(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from session where id in (
      select id from session
      where last_seen_at < now() - ${days} * interval '1 day' and expires_at <= now()
      order by last_seen_at limit ${most} for update skip locked)`;
  return gone.count;
}

export async function deleteOldLinks(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from one_time_link where token_hash in (
      select token_hash from one_time_link
      where coalesce(used_at, expires_at) < now() - ${days} * interval '1 day'
      limit ${most} for update skip locked)`;
  return gone.count;
}

/** Deletes places of accounts in the slice. */
export async function deleteOldPlaces(
  db: Db,
  { slice, days, most }: { slice: Slice; days: number; most: number },
): Promise<number> {
  const gone = await db`
    delete from familiar_place where (account_id, place_hash) in (
      select account_id, place_hash from familiar_place
      where account_id >= ${firstOf(slice.from)}::uuid
        and (${slice.before}::text is null or account_id < ${firstOf(slice.before ?? slice.from)}::uuid)
        and last_signed_in_at < now() - ${days} * interval '1 day'
      limit ${most} for update skip locked)`;
  return gone.count;
}

/** The first account id of a slice. */
export function firstOf(prefix: string): string {
  return `${prefix}000000-0000-0000-0000-000000000000`;
}
