import { roomUnder } from '#contract/orders/bill.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { capFor, verdictOn, type PriceVerdict } from '#contract/orders/shopping/price-verdict.ts';
import type { AgentCopy } from '#contract/copy/agent/en.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import type { LikelyAmount } from './amount-pad.tsx';
import { shortNaira } from '#web/lib/format/money.ts';

/** Quantity typed so far. */
interface Much {
  quantity: number | undefined;
  measure: Measure | null;
}

/** Verdict of the customer’s price rule; undefined until a price is typed. */
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
export function verdictText(
  verdict: PriceVerdict,
  { order, item }: { order: RunOrder; item: RunItem },
  copy: AgentCopy['run']['buy'],
  offered: Much,
): string {
  if (verdict.do === 'buy') return copy.fits;
  if (verdict.do === 'buy-less') return copy.buyLess(shortNaira(verdict.budgetKobo));
  switch (verdict.because) {
    case 'above-cap':
      return copy.because['above-cap'](shortNaira(capOf(item, offered) ?? 0));
    case 'above-guide':
      return copy.because['above-guide'](shortNaira(item.guideKobo ?? 0));
    case 'below-half':
      return copy.because['below-half'];
    case 'nothing-known':
      return copy.because['nothing-known'];
    case 'above-ceiling':
      return copy.because['above-ceiling'](shortNaira(roomOf(order)));
  }
}

function capOf(item: RunItem, { quantity = item.quantity, measure }: Much): Kobo | null {
  return capFor(item, { quantity, measure });
}

/** Amounts one touch away, for as much as is bought: what it sells for, and what it may cost. */
export function likelyAmounts(
  item: RunItem,
  quantity: number | undefined,
  copy: AgentCopy['run']['buy'],
): LikelyAmount[] {
  const share = quantity === undefined ? 1 : Math.min(1, quantity / item.quantity);
  const guideKobo = Math.round(((item.guideKobo ?? 0) * share) / 5000) * 5000;
  const capKobo = capOf(item, { quantity, measure: item.measure }) ?? 0;
  return [
    { kobo: guideKobo, label: copy.usual(shortNaira(guideKobo)) },
    { kobo: capKobo, label: copy.limit(shortNaira(capKobo)) },
  ].filter(({ kobo }) => kobo > 0);
}
