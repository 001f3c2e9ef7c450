import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { id, instant, line, shownName } from '#contract/fields.ts';
import { kobo, koboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';

/** Movements of a customer’s credit. */
export const creditMovements = [
  'credit-held',
  'change-booked',
  'held-returned',
  'item-rejected',
  'late-fee-returned',
  'cash-collected',
  'change-confirmed',
  'posting-reversed',
  'transfer-collected',
  'claim-refunded',
  'loss-paid',
  'refund-granted',
  'debt-paid-by-credit',
  'credit-given',
  'credit-taken',
  'withdrawal-asked',
  'withdrawal-refused',
] as const;

export const creditLine = z.object({
  at: instant,
  what: z.enum(creditMovements),
  code: z.nullable(orderCode),
  /** More credit is positive. */
  kobo: z.int(),
});

export const withdrawalId = id.brand<'WithdrawalId'>();
export type WithdrawalId = z.output<typeof withdrawalId>;
export const withdrawalStates = ['open', 'paid', 'refused'] as const;

/** Account for a withdrawal; Nigerian bank accounts have ten digits. */
export const bankAccount = z.strictObject({
  bank: line(60).check(z.minLength(1)),
  number: z.string().check(z.regex(/^\d{10}$/)),
  name: shownName(80).check(z.minLength(1)),
});
export type BankAccount = z.output<typeof bankAccount>;

export const withdrawal = z.object({
  id: withdrawalId,
  state: z.enum(withdrawalStates),
  kobo,
  /** Null where its person was deleted. */
  to: z.nullable(z.object(bankAccount.shape)),
  askedAt: instant,
  decidedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** The same for those who pay it. */
export const withdrawalForAdmin = z.object({ ...withdrawal.shape, accountId: userId, name: z.string() });
export type WithdrawalForAdmin = z.output<typeof withdrawalForAdmin>;

export const creditAccount = z.object({
  creditKobo: koboSum,
  /** Requested and not paid yet. */
  withdrawalKobo: koboSum,
  /** Newest first. */
  lines: z.array(creditLine),
  withdrawals: z.array(withdrawal),
});
export type CreditAccount = z.output<typeof creditAccount>;
