import { asKobo, type Kobo } from '#contract/kobo.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';

/** The trust in the number of an order. */
export const trusts = ['unverified', 'verified', 'paid-before'] as const;
export type Trust = (typeof trusts)[number];

/** The most that is collected at a door: little of a number that nobody verified, and until one has paid there once. */
export function deliveryCap(settings: readonly Setting[], trust: Trust): Kobo {
  const inKobo = (key: 'unverified_door_cap' | 'first_door_cap' | 'door_cap') =>
    asKobo(Number(settingIn(settings, key)));
  if (trust === 'paid-before') return inKobo('door_cap');
  const first = inKobo('first_door_cap');
  if (trust === 'verified') return first;
  const unverified = inKobo('unverified_door_cap');
  return unverified < first ? unverified : first;
}

/** The most open orders at the door on unverified numbers, of one device and from one address. */
export const mostUnverified = 2;

/** The time in which an order has to be called about. */
export const calledWithinMs = 30 * 60_000;

/** The outcomes of a call to the number of an order. */
export const callOutcomes = ['confirmed', 'not-reached'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
