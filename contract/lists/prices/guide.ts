import * as z from 'zod/mini';
import { asKobo, enteredKobo, kobo, type Kobo } from '#contract/kobo.ts';
import { mostCapKobo } from '../schema.ts';

/** A price for one measure of something. */
export const price = enteredKobo.check(z.minimum(1));

/** Samples older than this say nothing about today. */
export const guideDays = 60;

/** What agents paid: the median, the usual range, how many samples, and the day of the newest. */
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

/** What one measure costs as far as is known, and whether that was learned or set by hand. */
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

/** What a line of this quantity would cost; measures are never converted into one another. */
export function lineGuide(guide: PriceGuide, quantity: number): LineGuide {
  const times = (one: number) => asKobo(Math.min(mostLineKobo, Math.round(one * quantity)));
  return {
    medianKobo: times(guide.koboPerMeasure),
    lowKobo: times(guide.lowKobo),
    highKobo: times(guide.highKobo),
    samples: guide.samples,
    newestOn: guide.newestOn,
    isCorrected: guide.isCorrected,
  };
}

/** What one measure cost when this much was paid for so many; a sliver of something still costs a kobo. */
export function pricePerMeasure(paidKobo: number, quantity: number): Kobo {
  return asKobo(Math.min(mostCapKobo, Math.max(1, Math.round(paidKobo / quantity))));
}

const mostWithoutReceiptKobo = 200_000;

/** A price above twice the guide waits for an admin's look, and so does one that no receipt proves above ₦2,000. */
export function waitsForALook(
  sample: { koboPerMeasure: number; paidWithoutReceiptKobo: number },
  guide: Pick<PriceGuide, 'koboPerMeasure'> | null,
): boolean {
  if (sample.paidWithoutReceiptKobo > mostWithoutReceiptKobo) return true;
  return guide !== null && sample.koboPerMeasure > 2 * guide.koboPerMeasure;
}
