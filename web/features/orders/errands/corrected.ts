import type { Address } from '#contract/address.ts';

/** The address as it was typed. The pin stays while area and landmark do: of another place it would be wrong. */
export function corrected(before: Address, typed: Omit<Address, 'pin'>): Address {
  const landmark = typed.landmark.trim();
  const isSamePlace = typed.area === before.area && landmark === before.landmark;
  return { ...typed, landmark, pin: isSamePlace ? before.pin : null };
}
