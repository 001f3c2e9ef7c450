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

interface Asked extends Billed {
  items: readonly { paidKobo: Kobo | null; question: { priceKobo: Kobo } | null }[];
}

/**
 * What is spent already and what open questions may still spend: a yes always buys what it was asked about, so that
 * nobody is asked twice for one price. An item that is paid asks for nothing more.
 */
export function spokenFor({ items, deliveryFeeKobo, serviceFeeKobo }: Asked): Kobo {
  const asked = items.map(({ paidKobo, question }) => ({
    paidKobo: paidKobo ?? question?.priceKobo ?? null,
  }));
  return billOf({ items: asked, deliveryFeeKobo, serviceFeeKobo });
}

/** What is left under the ceiling; never less than nothing. */
export function roomUnder(ceilingKobo: Kobo, order: Asked): Kobo {
  return asKobo(Math.max(0, ceilingKobo - spokenFor(order)));
}
