import type { Caller } from '#server/http/caller.ts';
import type { Counted } from '#server/throttle/throttle.ts';

/** Looks at payments from one address, each of which asks the provider; wide, for many share one behind a network. */
export function guessTries(caller: Caller): Counted {
  return {
    limit: { name: 'payment: look', free: 300, windowSeconds: 5 * 60, afterwards: 'next-window' },
    subject: caller.address,
  };
}
