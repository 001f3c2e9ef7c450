import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '#contract/phones/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { deviceCookie } from '../../http/cookies.ts';
import { userOf } from '../../http/person.ts';
import { hashSecret, newToken } from '../../secrets/tokens.ts';
import type { Limit } from '../../throttle/limits.ts';
import type { Counted } from '../../throttle/throttle.ts';

/** Who is trusted with a number: an account on every device, a device whoever is signed in on it. */
interface Asker {
  accountId: string | null;
  /** Nothing: a device that was never told a name. */
  deviceHash: string | null;
}

// The longest that browsers keep a cookie.
const cookieSeconds = 400 * 24 * 60 * 60;

export function askerOf(caller: Caller): Asker {
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

/** The code of a row: made again wherever it is needed, so that it is kept nowhere. */
export function codeOf(secret: string, codeId: string): string {
  const drawn = createHmac('sha256', secret).update(codeId).digest().readUIntBE(0, 6);
  return String(drawn % 10 ** codeDigits).padStart(codeDigits, '0');
}

export function isCode(written: string, secret: string, codeId: string): boolean {
  const right = Buffer.from(codeOf(secret, codeId));
  const given = Buffer.from(written);
  return given.length === right.length && timingSafeEqual(given, right);
}

const hour = 60 * 60;
const codesOfANumber: readonly Limit[] = [
  { name: 'phone code: number, hour', free: 3, windowSeconds: hour, afterwards: 'next-window' },
  { name: 'phone code: number, day', free: 6, windowSeconds: 24 * hour, afterwards: 'next-window' },
];
const codesFromAnAddress: Limit = {
  name: 'phone code: address',
  free: 10,
  windowSeconds: hour,
  afterwards: 'next-window',
};

/** What a code is counted under before it is sent: every one is paid, and rings at somebody. */
export function codeTries(phone: string, caller: Pick<Caller, 'address'>): Counted[] {
  return [
    ...codesOfANumber.map((limit) => ({ limit, subject: phone })),
    { limit: codesFromAnAddress, subject: caller.address },
  ];
}
