import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { priceGuide } from './guide.ts';
import { sampleId, sampleState } from './schema.ts';

/** Days of price history that are shown. */
export const historyDays = 180;
export const mostHistorySamples = 500;

/** Learned price of the week that begins on this Monday. */
const pricedWeek = z.object({
  week: z.iso.date(),
  medianKobo: kobo,
  lowKobo: kobo,
  highKobo: kobo,
  samples: z.int(),
});

/** Price history of one item at a market, the oldest first. */
export const priceHistory = z.object({
  /** The guide that customers see now. */
  guide: z.nullable(priceGuide),
  weeks: z.array(pricedWeek),
  samples: z.array(z.object({ id: sampleId, day: z.iso.date(), kobo, by: z.string(), state: sampleState })),
  corrections: z.array(z.object({ kobo, by: z.string(), since: instant, until: z.nullable(instant) })),
});
export type PriceHistory = z.output<typeof priceHistory>;
