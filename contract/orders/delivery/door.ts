import type { OrderStatus } from '../lifecycle.ts';

/** True while its agent stands at the door. */
export function isAtDoor({ status, arrivedAt }: { status: OrderStatus; arrivedAt: string | null }): boolean {
  return status === 'on_the_way' && arrivedAt !== null;
}

/** Time a customer has to answer a question before the price rule answers for them. */
export const answerWithinSeconds = 3 * 60;

export const pinDigits = 4;
/** Wrong PINs before only an admin can hand the order over. */
export const mostPinTries = 5;

/** Later than promised by more than this, and the delivery fee goes back. */
export const lateFromMs = 15 * 60_000;

export const leastDoorWaitSeconds = 10 * 60;
export const leastCallAttempts = 3;

/** Calls that are closer to each other than this are one attempt. */
export const leastBetweenCallsMs = 30_000;
/** The customer's time to say whether a delivery reached them. */
export const answerDeliveryWithinMs = 2 * 60 * 60_000;
/** This near to the pin an agent is at the door. */
export const atDoorKm = 0.3;
/** The same where the address names a neighbourhood and has no pin. */
export const inAreaKm = 2;

/** A rejected item above this goes back only when an admin says so. */
export const mostRejectedKobo = 200_000;
/** A receipt may be waived without an admin's look up to here. */
export const mostWaivedKobo = 200_000;

/** Change that is the customer's credit at once. */
export const mostChangeAtOnceKobo = 100_000;
/** Change up to here is the customer's credit once staff have confirmed the agent's count; more is counted again. */
export const mostChangeKobo = 500_000;

/** The rule for change: money above the bill that stays with the agent. */
export function changeRule(changeKobo: number): 'at-once' | 'when-counted' | 'count-again' {
  if (changeKobo <= mostChangeAtOnceKobo) return 'at-once';
  return changeKobo <= mostChangeKobo ? 'when-counted' : 'count-again';
}

/** Tells a call that counts as another attempt from one that repeats the last. */
export function isAnotherCall(lastCallAt: string | null, at: string): boolean {
  return lastCallAt === null || Date.parse(at) - Date.parse(lastCallAt) >= leastBetweenCallsMs;
}

/** A wait where nobody came, and the calls made in it. */
export interface Waited {
  /** By the server's record; by the phone's alone the office decides. */
  waitedSeconds: number;
  callAttempts: number;
}

interface Wait {
  seconds: number;
  calls: number;
}

/** Waiting time and calls that are still missing to the least. */
export function missingOf(least: Wait, { waitedSeconds, callAttempts }: Waited): Wait {
  return {
    seconds: Math.max(0, Math.ceil(least.seconds - waitedSeconds)),
    calls: Math.max(0, least.calls - callAttempts),
  };
}

/** Waiting time and calls that an agent still needs before leaving a door that stays shut. */
export function missingBeforeFailing(waited: Waited): Wait {
  return missingOf({ seconds: leastDoorWaitSeconds, calls: leastCallAttempts }, waited);
}

/** True where neither time nor a call is missing. */
export function isEnough({ seconds, calls }: Wait): boolean {
  return seconds === 0 && calls === 0;
}
