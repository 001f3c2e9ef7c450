import type { Caller } from '#server/http/caller.ts';
import { userOf, type Person } from '#server/http/person.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import type { Limit } from '#server/throttle/limits.ts';
import type { Counted } from '#server/throttle/throttle.ts';
import type { RequestRow } from './store.ts';

/** Open requests of one account, or of one device without an account. */
export const mostOpenRequests = 3;
/** Open requests of all who have no account behind one address: a device is a new one without its cookie. */
export const mostOpenFromAnAddress = 10;

/** True for the account that sent it, and for a holder of one of its keys. */
export function isSender(
  person: Person,
  token: string | null,
  request: Pick<RequestRow, 'accountId' | 'linkHashes'>,
): boolean {
  const user = userOf(person);
  if (user !== null && request.accountId === user.id) return true;
  return token !== null && request.linkHashes.includes(hashSecret(token));
}

const hour = 60 * 60;
const day = 24 * hour;

const aDay = (of: string, free: number): Limit => ({
  name: `list request: ${of}`,
  free,
  windowSeconds: day,
  afterwards: 'next-window',
});
const ofAPerson = aDay('person', 10);
const ofANumber = aDay('number', 10);
// Wide: many phones share one address behind a mobile network.
const fromAnAddress = aDay('address', 200);

/**
 * The limits of sending one: each is written down by a person. A number counts where its sender proved it, or
 * whoever knows it could use it up.
 */
export function sendTries(
  caller: Caller,
  { phone, sentOn }: { phone: string; sentOn: string },
  isProved: boolean,
): Counted[] {
  return [
    { limit: ofAPerson, subject: userOf(caller.person)?.id ?? sentOn },
    ...(isProved ? [{ limit: ofANumber, subject: phone }] : []),
    { limit: fromAnAddress, subject: caller.address },
  ];
}

const noticesToANumber: readonly Limit[] = [
  { name: 'list notice: number, hour', free: 6, windowSeconds: hour, afterwards: 'next-window' },
  { name: 'list notice: number, day', free: 12, windowSeconds: day, afterwards: 'next-window' },
];

/** The limits of messages about lists to a number that nobody proved: two for each of three, and links of orders beside. */
export function noticeTries(phone: string): Counted[] {
  return noticesToANumber.map((limit) => ({ limit, subject: phone }));
}

const guesses: Limit = {
  name: 'list request: guess',
  free: 30,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 5, longestWaitSeconds: 5 * 60 },
};

/** The limit of asking for what is not theirs. */
export function requestGuessTries(caller: Pick<Caller, 'address'>): Counted {
  return { limit: guesses, subject: caller.address };
}
