import * as z from 'zod/mini';
import { kobo } from '#contract/kobo.ts';
import { feePart } from '../fees/delivery-fee.ts';

/** The fee for the way to a new address, where the new one is charged: it wants a yes. */
export const newWayFee = z.object({
  deliveryFeeKobo: kobo,
  deliveryParts: z.array(feePart),
  /** The part of it that is more than was agreed before. */
  moreKobo: kobo,
  ceilingKobo: kobo,
});
export type NewWayFee = z.output<typeof newWayFee>;
