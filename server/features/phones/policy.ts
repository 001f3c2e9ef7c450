import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '#contract/phones/schema.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Limit } from '#server/throttle/limits.ts';
import type { Counted } from '#server/throttle/throttle.ts';

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

// A whole day of callers, and no more codes than a person can read.
const codesByStaff: Limit = {
  name: 'phone code: staff',
  free: 40,
  windowSeconds: hour,
  afterwards: 'next-window',
};

/** The limits of a code that staff send to somebody on the phone: an office has one address for all of its calls. */
export function callCodeTries(phone: string, staffId: string): Counted[] {
  return [
    ...codesOfANumber.map((limit) => ({ limit, subject: phone })),
    { limit: codesByStaff, subject: staffId },
  ];
}

/** The limits that a code counts against before it is sent: every one costs money and disturbs somebody. */
export function codeTries(phone: string, caller: Pick<Caller, 'address'>): Counted[] {
  return [
    ...codesOfANumber.map((limit) => ({ limit, subject: phone })),
    { limit: codesFromAnAddress, subject: caller.address },
  ];
}
