import * as z from 'zod/mini';
import { orNothing } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { howPaid } from '../ledger/how-paid.ts';
import { orderSummary, payWay } from './schema.ts';

/** A row of a customer's own list of orders, with its money. */
export const ownOrderSummary = z.object({
  ...orderSummary.shape,
  money: orNothing(
    z.object({
      payWay,
      /** The sum to pay now, as in the whole order. */
      toPayKobo: kobo,
      paid: howPaid,
    }),
  ),
});
export type OwnOrderSummary = z.output<typeof ownOrderSummary>;
