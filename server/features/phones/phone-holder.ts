import { memberOf, type Caller } from '#server/http/caller.ts';
import { deviceCookie } from '#server/http/requests/cookies.ts';
import { userOf } from '#server/http/person.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { callPrefix, type PhoneHolder } from './store/verification.ts';

// The longest that browsers keep a cookie.
const cookieSeconds = 400 * 24 * 60 * 60;

export function phoneHolderOf(caller: Caller): PhoneHolder {
  const device = caller.cookies.read(deviceCookie);
  return {
    accountId: userOf(caller.person)?.id ?? null,
    deviceHash: device === undefined ? null : hashSecret(device),
  };
}

/** The device by its name, which it is told where it has none. */
export function nameDevice(caller: Caller): string {
  const known = caller.cookies.read(deviceCookie);
  const device = known ?? newToken();
  if (known === undefined) caller.cookies.write(deviceCookie, device, cookieSeconds);
  return hashSecret(device);
}

/** On what a number is trusted from now on: the account of whoever is signed in, else this device. */
export type Holder = { accountId: string; deviceHash: null } | { accountId: null; deviceHash: string };

export function holderOf(caller: Caller): Holder {
  const accountId = userOf(caller.person)?.id ?? null;
  return accountId === null ? { accountId, deviceHash: nameDevice(caller) } : { accountId, deviceHash: null };
}

/** A number that somebody reads a code back from on the phone is trusted in that call alone; no device is named so. */
export function holderOfCall(caller: Caller, callId: string): Holder & { deviceHash: string } {
  return { accountId: null, deviceHash: `${callPrefix}${memberOf(caller).user.id}:${callId}` };
}
