import type { OrderEvent } from '#contract/orders/schema.ts';

/** From here on the phone’s own time is worth a word: it was without network, or its clock is wrong. */
const worthShowingMs = 60_000;

export function phoneTimeOf({ at, phoneAt }: Pick<OrderEvent, 'at' | 'phoneAt'>): string | null {
  if (phoneAt === null) return null;
  return Math.abs(Date.parse(at) - Date.parse(phoneAt)) > worthShowingMs ? phoneAt : null;
}
