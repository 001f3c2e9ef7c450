import type { Language } from '#contract/accounts/schema.ts';
import { deviceWays } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { instant, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Address of a device at its push service. */
export type DeviceAddress =
  | { way: 'fcm'; address: string; keys: null }
  | { way: 'webPush'; address: string; keys: { p256dh: string; auth: string } };

export type NewDevice = DeviceAddress & {
  accountId: string;
  sessionId: string;
  addressHash: string;
  userAgent: string;
  language: Language;
};

/** Registers the device of a session; the same browser's registration of before, by any way or person, gives way. */
export async function putDevice(db: Db, device: NewDevice): Promise<void> {
  const { accountId, sessionId, way, address, addressHash, keys, userAgent, language } = device;
  await db`
    delete from notice_device where address_hash = ${addressHash} and session_id <> ${sessionId}`;
  await db`
    insert into notice_device (
      account_id, session_id, way, address, address_hash, p256dh, auth, user_agent, language)
    values (${accountId}, ${sessionId}, ${way}, ${address}, ${addressHash}, ${keys?.p256dh ?? null},
      ${keys?.auth ?? null}, ${userAgent}, ${language})
    on conflict (session_id) do update
    set way = excluded.way, address = excluded.address, address_hash = excluded.address_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent,
      language = excluded.language, registered_at = now()`;
}

/** Registrations of one browser are made one after the other. */
export async function lockAddress(db: Db, addressHash: string): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('notice device'), hashtext(${addressHash}))`;
}

export async function removeOwnDevice(db: Db, accountId: string, addressHash: string): Promise<void> {
  await db`delete from notice_device where account_id = ${accountId} and address_hash = ${addressHash}`;
}

/** The address is gone; a device registered anew meanwhile stays. */
export async function forgetDevice(db: Db, id: string, address: string): Promise<void> {
  await db`delete from notice_device where id = ${id} and address = ${address}`;
}

const deviceRow = {
  sessionId: text,
  way: oneOf(deviceWays),
  registeredAt: instant,
};
export type DeviceRow = RowOf<typeof deviceRow>;

/** Devices of an account; those of expired sessions are left out. */
export function readDevices(db: Db, accountId: string): Promise<DeviceRow[]> {
  return db.rows(deviceRow)`
    select device.session_id as "sessionId", device.way, device.registered_at as "registeredAt"
    from notice_device device join session on session.id = device.session_id and session.expires_at > now()
    where device.account_id = ${accountId} order by device.registered_at`;
}
