import { asKobo, sumKobo, type Kobo } from '../kobo.ts';

export interface Billed {
  deliveryFeeKobo: Kobo;
  serviceFeeKobo: Kobo;
  items: readonly { paidKobo: Kobo | null }[];
}

/** What an order costs as it stands: everything bought, and every fee. */
export function billOf({ items, deliveryFeeKobo, serviceFeeKobo }: Billed): Kobo {
  const goods = items.flatMap(({ paidKobo }) => (paidKobo === null ? [] : [paidKobo]));
  return sumKobo([...goods, deliveryFeeKobo, serviceFeeKobo]);
}

/** What is left under the ceiling; never less than nothing. */
export function roomUnder(ceilingKobo: Kobo, billed: Billed): Kobo {
  return asKobo(Math.max(0, ceilingKobo - billOf(billed)));
}
