import type { Counted } from '#server/throttle/throttle.ts';

export const pagesShown = 20;

/** The last days in Lagos, today included, of which every visit is still kept. */
export const retainedDays = 28;

/** Visits told from one address; wide, because many phones share one. */
export function visitTries(address: string): Counted {
  return {
    limit: { name: 'visits: address', free: 600, windowSeconds: 10 * 60, afterwards: 'next-window' },
    subject: address,
  };
}
