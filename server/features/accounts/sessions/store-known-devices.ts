import type { Db } from '#server/db/database.ts';
import { boolean, instant } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import type { Slice } from '#server/retention/slice.ts';
import { firstOf } from '../store-tidy.ts';

/** Devices of one account that have tries of their own; somebody who knows the password cannot make more of them. */
const mostDevices = 20;

/**
 * Stores the device, or that it was there again, and lets go of the account's oldest. True for a new one; the first that gets a name, at a
 * familiar address, is one from before devices had any.
 */
export async function putKnownDevice(
  db: Db,
  accountId: string,
  { deviceHash, placeHash }: { deviceHash: string; placeHash: string },
): Promise<boolean> {
  const [put] = await db.one({ isNew: boolean })`
    with gone as (
      delete from known_device where account_id = ${accountId} and device_hash in (
        select device_hash from known_device
        where account_id = ${accountId} and device_hash <> ${deviceHash}
        order by last_signed_in_at desc offset ${mostDevices - 1}))
    insert into known_device (account_id, device_hash) values (${accountId}, ${deviceHash})
    on conflict (account_id, device_hash) do update set last_signed_in_at = now()
    returning xmax = 0 and (
      not exists (select from familiar_place where account_id = ${accountId} and place_hash = ${placeHash})
      or exists (select from known_device where account_id = ${accountId} and device_hash <> ${deviceHash})
    ) as "isNew"`;
  return put.isNew;
}

const knownDeviceRow = { firstSignedInAt: instant, lastSignedInAt: instant };

export function readKnownDevices(db: Db, accountId: string): Promise<RowOf<typeof knownDeviceRow>[]> {
  return db.rows(knownDeviceRow)`
    select first_signed_in_at as "firstSignedInAt", last_signed_in_at as "lastSignedInAt"
    from known_device where account_id = ${accountId} order by last_signed_in_at desc`;
}

/** Forgets the account's devices, but the one that is spared. */
export async function deleteKnownDevices(db: Db, accountId: string, spared: string | null): Promise<void> {
  await db`
    delete from known_device where account_id = ${accountId} and device_hash is distinct from ${spared}::text`;
}

/** Deletes devices of accounts in the slice that nobody signs in on any more. */
export async function deleteOldDevices(
  db: Db,
  { slice, days, most }: { slice: Slice; days: number; most: number },
): Promise<number> {
  const gone = await db`
    delete from known_device where (account_id, device_hash) in (
      select account_id, device_hash from known_device
      where account_id >= ${firstOf(slice.from)}::uuid
        and (${slice.before}::text is null or account_id < ${firstOf(slice.before ?? slice.from)}::uuid)
        and last_signed_in_at < now() - ${days} * interval '1 day'
      limit ${most} for update skip locked)`;
  return gone.count;
}
