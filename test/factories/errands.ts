import type { Errand, Stop } from '#contract/orders/errands/schema.ts';

/** A pharmacy in Jabi whose pin nobody set, unless it is said otherwise. */
export function fetchFrom(given: Partial<Stop> = {}): Errand {
  const stop = { name: 'Mercy Pharmacy', area: 'Jabi', landmark: 'Opposite Jabi Lake Mall', pin: null };
  return { kind: 'fetch', stop: { ...stop, ...given } };
}
