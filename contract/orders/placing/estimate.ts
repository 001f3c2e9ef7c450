import { asKobo, sumKobo, upToFiftyNaira, type Kobo } from '#contract/kobo.ts';
import type { Guide, QuoteLine } from './schema.ts';
import type { PriceRule, WantedItem } from '../schema.ts';
import { worthOf } from '../shopping/own-money.ts';

/**
 * The estimate of one line: the customer's cap first, else what people have paid. A usual price says nothing of a line
 * that is a sum of money worth.
 */
export function quoteLineOf(
  item: Pick<WantedItem, 'raw' | 'quantity' | 'measure' | 'capKobo'>,
  guide: Guide | null,
): QuoteLine {
  const worthKobo = worthOf(item);
  if (worthKobo !== null) return { guide: null, kobo: worthKobo, basis: 'cap' };
  if (item.capKobo !== null) return { guide, kobo: item.capKobo, basis: 'cap' };
  if (guide !== null) return { guide, kobo: guide.medianKobo, basis: 'guide' };
  return { guide: null, kobo: null, basis: 'unknown' };
}

/** Smallest price at a market. A ceiling leaves at least this for each line with an unknown price. */
const leastForUnknownKobo = 10_000;

/** The least that a whole order may cost: what is known, every fee, and something for what is not known. */
export function leastCeiling({
  estimateKobo,
  unknownLines,
  waiting,
}: Pick<Estimate, 'estimateKobo' | 'unknownLines' | 'waiting'>): Kobo {
  return asKobo(estimateKobo + unknownLines * leastForUnknownKobo + (waiting?.mostKobo ?? 0));
}

/** A line that has neither guide nor cap leaves no sum to begin from: the customer says how much all of it may cost. */
export function hasDefaultCeiling({ unknownLines }: Pick<Estimate, 'unknownLines'>): boolean {
  return unknownLines === 0;
}

/** Usual costs of a market basket with every fee. */
const basketsKobo = [300_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000];
const mostBaskets = 3;

/** Sums that an order may cost, to choose one of: the smallest usual baskets that it fits into, and no more than can be paid. */
export function usualBaskets(
  estimate: Pick<Estimate, 'estimateKobo' | 'unknownLines' | 'waiting'>,
  mostKobo: Kobo | null,
): Kobo[] {
  const leastKobo = leastCeiling(estimate);
  const fitting = basketsKobo.filter((kobo) => kobo >= leastKobo && (mostKobo === null || kobo <= mostKobo));
  return fitting.slice(0, mostBaskets).map(asKobo);
}

export interface Estimate {
  itemsKobo: Kobo;
  unknownLines: number;
  estimateKobo: Kobo;
  ceilingKobo: Kobo;
  waiting: AgreedWait | null;
}

/** The longest wait at the stop of an errand that its customer agrees to, and its price. */
export interface AgreedWait {
  limit: number;
  stepKobo: Kobo;
  mostKobo: Kobo;
}

const allowancePercent = 15;

/**
 * Items that are known, plus every fee; and a ceiling with 15 % of room, up to the next ₦50. With unknown lines it is no
 * proposal. Where nothing is bought at a market's prices the room is that of the wait.
 */
export function estimateOf(
  lines: readonly QuoteLine[],
  fees: { deliveryFeeKobo: Kobo; serviceFeeKobo: Kobo },
  waiting: AgreedWait | null = null,
): Estimate {
  const known = lines.flatMap((line) => (line.kobo === null ? [] : [line.kobo]));
  const itemsKobo = sumKobo(known);
  const estimateKobo = sumKobo([itemsKobo, fees.deliveryFeeKobo, fees.serviceFeeKobo]);
  const unknownLines = lines.length - known.length;
  const room = waiting === null ? Math.ceil((estimateKobo * allowancePercent) / 100) : 0;
  const leastKobo = leastCeiling({ estimateKobo, unknownLines, waiting });
  return {
    itemsKobo,
    unknownLines,
    estimateKobo,
    ceilingKobo: upToFiftyNaira(Math.max(estimateKobo + room, leastKobo)),
    waiting,
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
