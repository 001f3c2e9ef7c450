import type { Counted } from '#server/throttle/throttle.ts';

/** Key in the form that is compared: people type it with and without hyphens, in small letters and large. */
export function readableKey(written: string): string {
  return written.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Keys guessed from one address. */
export function keyTries(address: string): Counted {
  return {
    limit: {
      name: 'access key: address',
      free: 10,
      windowSeconds: 15 * 60,
      afterwards: { firstWaitSeconds: 5, longestWaitSeconds: 15 * 60 },
    },
    subject: address,
  };
}

/** Names put on the early-access list from one address. */
export function earlyAccessTries(address: string): Counted {
  return {
    limit: { name: 'early access: address', free: 30, windowSeconds: 60 * 60, afterwards: 'next-window' },
    subject: address,
  };
}
