import * as z from 'zod/mini';
import { koboSum } from '#contract/kobo.ts';

/** By which ways an order was paid, and what of it went back. */
export const howPaid = z.object({
  creditKobo: koboSum,
  onlineKobo: koboSum,
  cashKobo: koboSum,
  transferKobo: koboSum,
  /** Change, and whatever else was given back. */
  backKobo: koboSum,
});
export type HowPaid = z.output<typeof howPaid>;
