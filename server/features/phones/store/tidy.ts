import type { Db } from '#server/db/database.ts';
import { isOverCall } from './verification.ts';

export async function deleteOldCodes(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from phone_code where id in (
      select id from phone_code where asked_at < now() - ${days} * interval '1 day'
      order by asked_at limit ${most} for update skip locked)`;
  return gone.count;
}

/** A device that has forgotten its name by now is no device any more. */
export async function deleteOldDevices(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from verified_phone where id in (
      select id from verified_phone
      where device_hash is not null and verified_at < now() - ${days} * interval '1 day'
      order by verified_at limit ${most} for update skip locked)`;
  return gone.count;
}

/**
 * Calls that no order came of. Those of a week alone are gone through, by the index of devices: what a longer stop left
 * goes with the old devices, and counts for nothing till then.
 */
export async function deleteOverCalls(db: Db, most: number): Promise<number> {
  const gone = await db`
    delete from verified_phone where id in (
      select id from verified_phone
      where device_hash is not null and verified_at > now() - interval '7 days' and ${isOverCall(db)}
      limit ${most} for update skip locked)`;
  return gone.count;
}
