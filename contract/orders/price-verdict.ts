import type { Kobo } from '../kobo.ts';
import type { PriceRule } from './schema.ts';

/** What an agent does at a price: pays it, asks the customer first, or buys less of it. */
export type PriceVerdict =
  | { do: 'buy' }
  | { do: 'ask'; because: 'above-cap' | 'above-guide' | 'nothing-known' | 'above-ceiling' }
  | { do: 'buy-less'; budgetKobo: Kobo };

export interface AskedItem {
  quantity: number;
  capKobo: Kobo | null;
  guideKobo: Kobo | null;
  /** Nothing: the order's own rule. */
  priceRule: PriceRule | null;
}

const guideRoomPercent = 15;

/**
 * What the customer's rule says to paying `priceKobo` for `quantity` of an item, with `roomKobo` left under the
 * order's ceiling. The phone and the server ask the same question, so that the answer stands without network too.
 */
export function verdictOn(
  item: AskedItem,
  orderRule: PriceRule,
  offer: { quantity: number; priceKobo: Kobo },
  roomKobo: Kobo,
): PriceVerdict {
  const rule = item.priceRule ?? orderRule;
  if (rule === 'stay-inside-budget') return insideBudget(item, offer.priceKobo, roomKobo);
  if (offer.priceKobo > roomKobo) return { do: 'ask', because: 'above-ceiling' };
  return rule === 'buy-am' ? { do: 'buy' } : askedFirst(item, offer);
}

function insideBudget(item: AskedItem, priceKobo: Kobo, roomKobo: Kobo): PriceVerdict {
  const budget = item.capKobo ?? item.guideKobo ?? roomKobo;
  const budgetKobo = budget < roomKobo ? budget : roomKobo;
  return priceKobo <= budgetKobo ? { do: 'buy' } : { do: 'buy-less', budgetKobo };
}

function askedFirst(
  { quantity, capKobo, guideKobo }: AskedItem,
  offer: { quantity: number; priceKobo: Kobo },
): PriceVerdict {
  if (capKobo !== null)
    return offer.priceKobo > capKobo ? { do: 'ask', because: 'above-cap' } : { do: 'buy' };
  if (guideKobo === null) return { do: 'ask', because: 'nothing-known' };
  // The guide is for all that was asked; half of it at the whole price is twice the price.
  const usualKobo = (guideKobo * Math.min(offer.quantity, quantity)) / quantity;
  return offer.priceKobo > (usualKobo * (100 + guideRoomPercent)) / 100
    ? { do: 'ask', because: 'above-guide' }
    : { do: 'buy' };
}
