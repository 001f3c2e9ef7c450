import * as z from 'zod/mini';
import { asKobo, enteredKobo, kobo, type Kobo } from '#contract/kobo.ts';
import { mostCapKobo } from '../schema.ts';

/** A price for one measure of something. */
export const price = enteredKobo.check(z.minimum(1));

/** Samples older than this say nothing about today. */
export const guideDays = 60;

/** Price from samples: the median, the usual range, the number of samples, and the day of the newest. */
export const learnedPrice = z.object({
  medianKobo: kobo,
  lowKobo: kobo,
  highKobo: kobo,
  samples: z.int().check(z.minimum(1)),
  newestOn: z.iso.date(),
});
export type LearnedPrice = z.output<typeof learnedPrice>;

export const correctedPrice = z.object({ kobo: price, on: z.iso.date() });
export type CorrectedPrice = z.output<typeof correctedPrice>;

/** Best known price of one measure, with its source: learned or set by hand. */
export const priceGuide = z.object({
  koboPerMeasure: kobo,
  lowKobo: kobo,
  highKobo: kobo,
  samples: z.int(),
  newestOn: z.iso.date(),
  isCorrected: z.boolean(),
});
export type PriceGuide = z.output<typeof priceGuide>;

/** A hand correction wins and says so; without one the samples speak; without those there is no guess. */
export function guideFrom(corrected: CorrectedPrice | null, learned: LearnedPrice | null): PriceGuide | null {
  if (corrected !== null) {
    return {
      koboPerMeasure: corrected.kobo,
      lowKobo: corrected.kobo,
      highKobo: corrected.kobo,
      samples: learned?.samples ?? 0,
      newestOn: corrected.on,
      isCorrected: true,
    };
  }
  if (learned === null) return null;
  return {
    koboPerMeasure: learned.medianKobo,
    lowKobo: learned.lowKobo,
    highKobo: learned.highKobo,
    samples: learned.samples,
    newestOn: learned.newestOn,
    isCorrected: false,
  };
}

/** The same guide for a whole line of the list. */
export interface LineGuide {
  medianKobo: Kobo;
  lowKobo: Kobo;
  highKobo: Kobo;
  samples: number;
  newestOn: string;
  isCorrected: boolean;
}

// A line of more than this is a slip of the thumb; its guide stops here instead of failing.
const mostLineKobo = 100_000_000_000;

/**
 * The cost of a line of this quantity, in whole naira, as stalls ask for it; measures are never converted into one
 * another.
 */
export function lineGuide(guide: PriceGuide, quantity: number): LineGuide {
  const times = (one: number) => asKobo(Math.min(mostLineKobo, inWholeNaira(one * quantity)));
  return {
    medianKobo: times(guide.koboPerMeasure),
    lowKobo: times(guide.lowKobo),
    highKobo: times(guide.highKobo),
    samples: guide.samples,
    newestOn: guide.newestOn,
    isCorrected: guide.isCorrected,
  };
}

/** The nearest naira; a sliver of something still costs one. */
function inWholeNaira(amount: number): number {
  return Math.max(100, Math.round(amount / 100) * 100);
}

/** At least one kobo, because a sliver of an item would round to zero. */
export function pricePerMeasure(paidKobo: number, quantity: number): Kobo {
  return asKobo(Math.min(mostCapKobo, Math.max(1, Math.round(paidKobo / quantity))));
}

const mostWithoutReceiptKobo = 200_000;

/** Proof of a price: money that was paid, some of it perhaps without a receipt, or what a stall asked. */
export type PriceProof =
  | { kind: 'paid'; withoutReceiptKobo: number }
  | { kind: 'seen'; by: 'admin' | 'agent' };

/** More than half above the guide, or below half of it: a slip of the thumb more often than a price. */
export function isFarFromGuide(koboPerMeasure: number, guide: Pick<PriceGuide, 'koboPerMeasure'>): boolean {
  return 2 * koboPerMeasure > 3 * guide.koboPerMeasure || 2 * koboPerMeasure < guide.koboPerMeasure;
}

/**
 * A price above twice the guide waits for an admin's look, and so does one that no receipt proves above ₦2,000. An
 * agent who saw a price has no receipt, and buys by the guide that it moves: it counts at once only near the guide.
 */
export function needsReview(
  koboPerMeasure: number,
  proof: PriceProof,
  guide: Pick<PriceGuide, 'koboPerMeasure'> | null,
): boolean {
  const isAboveTwice = guide !== null && koboPerMeasure > 2 * guide.koboPerMeasure;
  if (proof.kind === 'paid') return isAboveTwice || proof.withoutReceiptKobo > mostWithoutReceiptKobo;
  if (proof.by === 'admin') return isAboveTwice;
  return guide === null ? koboPerMeasure > mostWithoutReceiptKobo : isFarFromGuide(koboPerMeasure, guide);
}
