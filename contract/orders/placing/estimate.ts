import { sumKobo, upToFiftyNaira, type Kobo } from '#contract/kobo.ts';
import type { Guide, PriceRule, QuoteLine, WantedItem } from '../schema.ts';

/** What the estimate counts for one line: the customer's cap first, else what people have paid. */
export function quoteLineOf(item: Pick<WantedItem, 'capKobo'>, guide: Guide | null): QuoteLine {
  if (item.capKobo !== null) return { guide, kobo: item.capKobo, basis: 'cap' };
  if (guide !== null) return { guide, kobo: guide.medianKobo, basis: 'guide' };
  return { guide: null, kobo: null, basis: 'unknown' };
}

export interface Estimate {
  itemsKobo: Kobo;
  unknownLines: number;
  estimateKobo: Kobo;
  ceilingKobo: Kobo;
}

const allowancePercent = 15;

/** Items that are known, plus every fee; and the ceiling that leaves 15 % of room, up to the next ₦50. */
export function estimateOf(
  lines: readonly QuoteLine[],
  fees: { deliveryFeeKobo: Kobo; serviceFeeKobo: Kobo },
): Estimate {
  const known = lines.flatMap((line) => (line.kobo === null ? [] : [line.kobo]));
  const itemsKobo = sumKobo(known);
  const estimateKobo = sumKobo([itemsKobo, fees.deliveryFeeKobo, fees.serviceFeeKobo]);
  return {
    itemsKobo,
    unknownLines: lines.length - known.length,
    estimateKobo,
    ceilingKobo: upToFiftyNaira(estimateKobo + Math.ceil((estimateKobo * allowancePercent) / 100)),
  };
}

/** Under "stay inside budget" a line with neither guide nor cap has no budget to stay inside. */
export function needsCap(
  item: Pick<WantedItem, 'priceRule'>,
  orderRule: PriceRule,
  line: Pick<QuoteLine, 'basis'>,
): boolean {
  return (item.priceRule ?? orderRule) === 'stay-inside-budget' && line.basis === 'unknown';
}
