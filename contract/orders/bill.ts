import { asKobo, sumKobo, type Kobo } from '../kobo.ts';

export interface Billed {
  deliveryFeeKobo: Kobo;
  serviceFeeKobo: Kobo;
  items: readonly { paidKobo: Kobo | null }[];
}

/** Current bill: everything bought, and every fee. */
export function billOf({ items, deliveryFeeKobo, serviceFeeKobo }: Billed): Kobo {
  const goods = items.flatMap(({ paidKobo }) => (paidKobo === null ? [] : [paidKobo]));
  return sumKobo([...goods, deliveryFeeKobo, serviceFeeKobo]);
}

interface Asked extends Billed {
  items: readonly { paidKobo: Kobo | null; question: { priceKobo: Kobo } | null }[];
}

/**
 * Money spent plus what open questions may still spend: a yes always buys at the price asked, so that the customer is
 * asked once. A paid item asks for nothing more.
 */
export function spokenFor({ items, deliveryFeeKobo, serviceFeeKobo }: Asked): Kobo {
  const asked = items.map(({ paidKobo, question }) => ({
    paidKobo: paidKobo ?? question?.priceKobo ?? null,
  }));
  return billOf({ items: asked, deliveryFeeKobo, serviceFeeKobo });
}

/** Money left under the ceiling, never negative. */
export function roomUnder(ceilingKobo: Kobo, order: Asked): Kobo {
  return asKobo(Math.max(0, ceilingKobo - spokenFor(order)));
}

/**
 * The ceiling after a yes to these prices: as high as the bill becomes, and never lower than it was. What else is asked
 * may still get a no, so it counts only with its own yes.
 */
export function ceilingAfter(ceilingKobo: Kobo, billKobo: Kobo, pricesKobo: readonly Kobo[]): Kobo {
  return asKobo(Math.max(ceilingKobo, sumKobo([billKobo, ...pricesKobo])));
}
