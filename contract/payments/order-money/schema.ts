import * as z from 'zod/mini';
import { id, instant, orNothing } from '#contract/fields.ts';
import { kobo, koboSum } from '#contract/kobo.ts';
import { accountKinds } from '#contract/ledger/accounts.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { approvalId, approvalKinds } from '../approvals/schema.ts';
import { paymentStates, refund } from '../schema.ts';

/** One thing that money did, with what it moved: each account in its own sense, more of what it is for is positive. */
export const moneyStep = z.object({
  at: instant,
  what: z.string(),
  /** Null where the system acted. */
  by: z.nullable(z.string()),
  lines: z.array(z.object({ account: z.enum(accountKinds), kobo: z.int() })),
});
export type MoneyStep = z.output<typeof moneyStep>;

/** Money of an order that waits until a second person agrees. */
const heldMoney = z.object({ approvalId, kind: z.enum(approvalKinds), kobo, askedAt: instant });
export type HeldMoney = z.output<typeof heldMoney>;

/** An order's money as a story, and where it stands now. */
export const orderMoney = z.object({
  code: orderCode,
  heldKobo: koboSum,
  owedKobo: koboSum,
  refundDueKobo: koboSum,
  goodsKobo: koboSum,
  /** Paid part of the bill that was not given back: the most that can still be. */
  refundableKobo: koboSum,
  steps: z.array(moneyStep),
  payments: z.array(
    z.object({
      reference: id,
      kobo,
      state: z.enum(paymentStates),
      paidKobo: z.nullable(kobo),
      openedAt: instant,
    }),
  ),
  refunds: z.array(refund),
  held: orNothing(z.array(heldMoney)),
});
export type OrderMoney = z.output<typeof orderMoney>;
