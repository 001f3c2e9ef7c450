import type { Counted } from '../../throttle/throttle.ts';

/** Visits told from one address; wide, because many phones share one. */
export function visitTries(address: string): Counted {
  return {
    limit: { name: 'visits: address', free: 600, windowSeconds: 10 * 60, afterwards: 'next-window' },
    subject: address,
  };
}
