import { roomUnder } from '#contract/orders/bill.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { capFor, verdictOn, type PriceVerdict } from '#contract/orders/shopping/price-verdict.ts';
import type { AgentCopy } from '#contract/copy/agent/en.ts';
import type { Measure } from '#contract/lists/schema.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';

/** How much of it, as far as that is typed. */
interface Much {
  quantity: number | undefined;
  measure: Measure | null;
}

/** What the customer's rule says to a price; nothing as long as none is typed. */
export function verdictFor(
  { order, item }: { order: RunOrder; item: RunItem },
  { quantity, measure }: Much,
  priceKobo: number | undefined,
): PriceVerdict | undefined {
  if (quantity === undefined || priceKobo === undefined) return undefined;
  const offer = { quantity, measure, priceKobo: asKobo(priceKobo) };
  return verdictOn(item, order.priceRule, offer, roomOf(order));
}

/** Only who wants to be asked is asked about a price that the order has room for. */
export function mayAskPrice({ order, item }: { order: RunOrder; item: RunItem }): boolean {
  return (item.priceRule ?? order.priceRule) === 'ask-me-first';
}

export function roomOf(order: RunOrder): Kobo {
  return roomUnder(order.ceilingKobo, order);
}

/** The verdict as the agent reads it. */
export function verdictWords(
  verdict: PriceVerdict,
  { order, item }: { order: RunOrder; item: RunItem },
  words: AgentCopy['run']['buy'],
  offered: Much,
): string {
  if (verdict.do === 'buy') return words.fits;
  if (verdict.do === 'buy-less') return words.buyLess(shortNaira(verdict.budgetKobo));
  switch (verdict.because) {
    case 'above-cap':
      return words.because['above-cap'](shortNaira(capOf(item, offered) ?? 0));
    case 'above-guide':
      return words.because['above-guide'](shortNaira(item.guideKobo ?? 0));
    case 'below-half':
      return words.because['below-half'];
    case 'nothing-known':
      return words.because['nothing-known'];
    case 'above-ceiling':
      return words.because['above-ceiling'](shortNaira(roomOf(order)));
  }
}

function capOf(item: RunItem, { quantity = item.quantity, measure }: Much): Kobo | null {
  return capFor(item, { quantity, measure });
}

/** Amounts one touch away: the cap and the usual price, for as much as is bought. */
export function likelyAmounts(item: RunItem, quantity: number | undefined): number[] {
  const share = quantity === undefined ? 1 : Math.min(1, quantity / item.quantity);
  const guide = item.guideKobo === null ? [] : [Math.round((item.guideKobo * share) / 5000) * 5000];
  const capKobo = capOf(item, { quantity, measure: item.measure });
  const cap = capKobo === null ? [] : [capKobo];
  return [...new Set([...guide, ...cap])].filter((kobo) => kobo > 0);
}
