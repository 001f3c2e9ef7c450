import { asKobo, type Kobo } from '#contract/kobo.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { PriceRule } from '../schema.ts';
import { worthOf } from './own-money.ts';

/** Verdict on a price: the agent pays it, asks the customer first, or buys less. */
export type PriceVerdict =
  | { do: 'buy' }
  | { do: 'ask'; because: 'above-cap' | 'above-guide' | 'nothing-known' | 'above-ceiling' | 'below-half' }
  | { do: 'buy-less'; budgetKobo: Kobo };

export interface AskedItem {
  raw: string;
  quantity: number;
  measure: Measure | null;
  capKobo: Kobo | null;
  guideKobo: Kobo | null;
  /** Null for the order’s own rule. */
  priceRule: PriceRule | null;
}

interface Offer {
  quantity: number;
  /** In another measure than was asked it is not known how much of it that is. */
  measure: Measure | null;
  priceKobo: Kobo;
}

const guideRoomPercent = 15;

/**
 * Applies the customer’s price rule to paying `priceKobo` for `quantity` of an item, with `roomKobo` left under the
 * order’s ceiling. Phone and server share it, so that the agent gets the same answer without network.
 */
export function verdictOn(item: AskedItem, orderRule: PriceRule, offer: Offer, roomKobo: Kobo): PriceVerdict {
  const verdict = verdictOfRule(item, item.priceRule ?? orderRule, offer, roomKobo);
  return verdict.do === 'buy' && isBelowHalf(item, offer) ? { do: 'ask', because: 'below-half' } : verdict;
}

function verdictOfRule(item: AskedItem, rule: PriceRule, offer: Offer, roomKobo: Kobo): PriceVerdict {
  if (rule === 'stay-inside-budget') return insideBudget(item, offer.priceKobo, roomKobo);
  if (offer.priceKobo > roomKobo) return { do: 'ask', because: 'above-ceiling' };
  const capKobo = capFor(item, offer);
  if (capKobo !== null)
    return offer.priceKobo > capKobo ? { do: 'ask', because: 'above-cap' } : { do: 'buy' };
  return rule === 'buy-am' ? { do: 'buy' } : againstGuide(item, offer);
}

function insideBudget(item: AskedItem, priceKobo: Kobo, roomKobo: Kobo): PriceVerdict {
  const budget = item.capKobo ?? item.guideKobo ?? roomKobo;
  const budgetKobo = budget < roomKobo ? budget : roomKobo;
  return priceKobo <= budgetKobo ? { do: 'buy' } : { do: 'buy-less', budgetKobo };
}

function againstGuide(item: AskedItem, offer: Offer): PriceVerdict {
  const { guideKobo } = item;
  if (guideKobo === null) return { do: 'ask', because: 'nothing-known' };
  // The guide is for all that was asked; half of it at the whole price is twice the price.
  const usualKobo = guideKobo * partOf(item, offer);
  return offer.priceKobo > (usualKobo * (100 + guideRoomPercent)) / 100
    ? { do: 'ask', because: 'above-guide' }
    : { do: 'buy' };
}

/** The line's own money for as much as is bought: a short quantity has its part of it. */
export function capFor(item: AskedItem, offer: Omit<Offer, 'priceKobo'>): Kobo | null {
  return item.capKobo === null ? null : asKobo(Math.ceil(item.capKobo * partOf(item, offer)));
}

function partOf({ quantity, measure }: AskedItem, offer: Omit<Offer, 'priceKobo'>): number {
  return offer.measure === measure ? Math.min(offer.quantity, quantity) / quantity : 1;
}

/** Less than half of it needs a yes under every rule. */
function isBelowHalf(item: AskedItem, offer: Offer): boolean {
  const wholeQuantity = offer.measure === item.measure ? item.quantity : 1;
  if (offer.quantity * 2 < wholeQuantity) return true;
  const worthKobo = worthOf(item);
  return worthKobo !== null && offer.priceKobo * 2 < worthKobo;
}
