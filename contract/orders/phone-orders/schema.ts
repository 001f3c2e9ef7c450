import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { address } from '#contract/address.ts';
import { kobo } from '#contract/kobo.ts';
import { phoneCall } from '#contract/phones/schema.ts';
import { newOrder } from '../placing/schema.ts';
import { orderSummary } from '../schema.ts';

/** Everything that helps the admin who takes an order on the phone: who calls, from where, and what is open. */
export const phoneCustomer = z.object({
  /** The number as it is stored. */
  phone: z.string(),
  /** The name on the latest order; nothing for a number that never ordered. */
  name: z.nullable(z.string()),
  /** The account that has this number in its profile, or verified it. */
  account: z.nullable(z.object({ id: userId, name: z.string() })),
  /** The addresses that orders of this number went to, the latest first. */
  addresses: z.array(address),
  underWay: z.array(orderSummary),
  past: z.array(orderSummary),
  /** Owed on orders that are over. */
  debtKobo: kobo,
  /** False: no text messages go out, and the PIN is read to the customer. */
  sendsSms: z.boolean(),
});
export type PhoneCustomer = z.output<typeof phoneCustomer>;

/** An order of somebody on the phone, who pays at the door. */
export const phoneOrder = z.strictObject({
  ...z.omit(newOrder, { payWay: true, weeklyDraft: true }).shape,
  callId: phoneCall,
  /** No code was read back: the number is rung before anybody buys. */
  ringsBack: z.boolean(),
});
