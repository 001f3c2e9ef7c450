import * as z from 'zod/mini';
import { kobo } from '../kobo.ts';

/** By which ways an order was paid, and what of it went back. */
export const howPaid = z.object({
  creditKobo: kobo,
  onlineKobo: kobo,
  cashKobo: kobo,
  transferKobo: kobo,
  /** Change, and whatever else was given back. */
  backKobo: kobo,
});
export type HowPaid = z.output<typeof howPaid>;
