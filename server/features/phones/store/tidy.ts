import type { Db } from '#server/db/database.ts';

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
