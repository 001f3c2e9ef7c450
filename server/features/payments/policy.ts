import type { Caller } from '../../http/caller.ts';
import type { Counted } from '../../throttle/throttle.ts';

/** Looks at payments from one address: each of them asks the provider. */
export function lookTries(caller: Caller): Counted {
  return {
    limit: { name: 'payment: look', free: 60, windowSeconds: 5 * 60, afterwards: 'next-window' },
    subject: caller.address,
  };
}
