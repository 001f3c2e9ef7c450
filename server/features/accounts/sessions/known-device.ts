import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteKnownDevices, putKnownDevice } from './store-known-devices.ts';

/** Names this browser to accounts that signed in on it; it outlives a sign-out and opens nothing. */
const knownDeviceCookie = 'known-device';
const cookieSeconds = retainedFor.known_device.days * 24 * 60 * 60;

/** Hash under which the caller's device is known, where it brings a name. */
export function deviceHashOf(caller: Caller): string | null {
  const token = caller.cookies.read(knownDeviceCookie);
  return token === undefined ? null : hashSecret(token);
}

/** Remembers that the account's person signed in on this device; true where it is new to the account. */
export async function rememberDevice(db: Db, accountId: string, caller: Caller): Promise<boolean> {
  const token = caller.cookies.read(knownDeviceCookie) ?? newToken();
  const isNew = await putKnownDevice(db, accountId, {
    deviceHash: hashSecret(token),
    placeHash: hashSecret(caller.address),
  });
  caller.cookies.write(knownDeviceCookie, token, cookieSeconds);
  return isNew;
}

/** Takes their own tries from an account's other devices, since someone there may know the password that was changed. */
export function forgetOtherDevices(db: Db, accountId: string, caller: Caller): Promise<void> {
  return deleteKnownDevices(db, accountId, deviceHashOf(caller));
}
