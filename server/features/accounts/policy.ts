import { hasGodMode, isAdmin, type Rights } from '#contract/permissions.ts';
import type { Limit } from '#server/throttle/limits.ts';
import type { Counted } from '#server/throttle/throttle.ts';

/** The accounts of staff are the owner's business alone. */
export function mayChangeAccess(actor: Rights, target: Rights): boolean {
  return hasGodMode(actor) || !isAdmin(target);
}

/** Key under which usernames are compared: `Ada`, `ada ` and `ADA` are one. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

const guessesFromOnePlace: Limit = {
  name: 'sign-in: name and address',
  free: 5,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 15, longestWaitSeconds: 15 * 60 },
};
// Many people share one address behind a mobile network: its waits stay short.
const guessesFromOneAddress: Limit = {
  name: 'sign-in: address',
  free: 30,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 5, longestWaitSeconds: 5 * 60 },
};
// Guesses from everywhere at once. The wait is short and does not bind the places where the account's
// person has signed in before, so nobody can shut its owner out by guessing.
const guessesFromEverywhere: Limit = {
  name: 'sign-in: name',
  free: 50,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 1, longestWaitSeconds: 60 },
};

// A browser that signed in to this account before: others' guesses are not counted here, nor its own elsewhere.
const guessesFromKnownDevice: Limit = {
  name: 'sign-in: name and device',
  free: 10,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 15, longestWaitSeconds: 15 * 60 },
};

/** Counters of a sign-in: its own are forgiven by the right password, of the shared ones it takes one try back. */
export interface SignInTries {
  own: Counted;
  shared: readonly Counted[];
}

/** Counters for sign-ins to this name from this address; guesses from everywhere do not bind a familiar one. */
export function signInTries(key: string, address: string, isFamiliar: boolean): SignInTries {
  const everywhere = { limit: guessesFromEverywhere, subject: key };
  return {
    own: { limit: guessesFromOnePlace, subject: `${key}\n${address}` },
    shared: [{ limit: guessesFromOneAddress, subject: address }, ...(isFamiliar ? [] : [everywhere])],
  };
}

/** Counters for sign-ins to this name on a device that it is known on. */
export function deviceTries(key: string, deviceHash: string): SignInTries {
  return { own: { limit: guessesFromKnownDevice, subject: `${key}\n${deviceHash}` }, shared: [] };
}

/** New accounts from one address; wide, for the same shared addresses. */
export function signUpTries(address: string): Counted {
  return {
    limit: { name: 'sign-up: address', free: 60, windowSeconds: 60 * 60, afterwards: 'next-window' },
    subject: address,
  };
}

/** One-time links tried from one address. */
export function linkTries(address: string): Counted {
  return {
    limit: {
      name: 'one-time link: address',
      free: 20,
      windowSeconds: 15 * 60,
      afterwards: { firstWaitSeconds: 5, longestWaitSeconds: 15 * 60 },
    },
    subject: address,
  };
}

/** The password asked once more of somebody who is signed in. */
export function confirmTries(userId: string): Counted {
  return { limit: { ...guessesFromOnePlace, name: 'password asked again' }, subject: userId };
}

/** Codes of a second step beside the password; the right password forgives none of them. */
export function codeTries(userId: string): Counted {
  return { limit: { ...guessesFromOnePlace, name: 'second step: code' }, subject: userId };
}

export function passkeyTries(userId: string): Counted {
  return { limit: { ...guessesFromOnePlace, name: 'second step: passkey' }, subject: userId };
}

/** First codes of an authenticator that is being enrolled. */
export function enrolmentTries(userId: string): Counted {
  return { limit: { ...guessesFromOnePlace, name: 'second step: enrolment' }, subject: userId };
}
