import * as z from 'zod/mini';
import { id, instant, orNothing } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { orderCode } from '../orders/schema.ts';

/** Ours and the provider's name for one payment. */
export const paymentReference = id.brand<'PaymentReference'>();

/** `returned`: it came late, twice or too little, and goes back. `given-up`: nobody paid, and nobody is asked any more. */
export const paymentStates = ['open', 'paid', 'returned', 'given-up'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Time that an order paid online waits for its money; the provider is asked a last time at its end. */
export const unpaidLapsesMs = 30 * 60_000;

/** State of a payment, for the customer who returns from the provider’s page. */
export const paymentStanding = z.object({
  reference: paymentReference,
  code: orderCode,
  state: z.enum(paymentStates),
  kobo,
  /** The provider has seen a try that is not over: a transfer, say. Open without one, nobody paid. */
  isComing: orNothing(z.boolean()),
});
export type PaymentStanding = z.output<typeof paymentStanding>;

export const refundStates = ['waiting', 'sending', 'sent', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Money on its way back to whoever sent it. */
export const refund = z.object({
  id,
  code: orderCode,
  kobo,
  /** By hand: cash came in, or the provider could not send it. */
  way: z.enum(['gateway', 'by-hand']),
  state: z.enum(refundStates),
  madeAt: instant,
});
export type Refund = z.output<typeof refund>;
