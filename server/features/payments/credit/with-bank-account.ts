import type { Outcome } from '#contract/endpoint.ts';
import type { Withdrawal } from '#contract/payments/credit/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { readBankAccount } from './view-bank-account.ts';
import type { CreditDeps } from './credit-deps.ts';
import { findWithdrawal } from './store.ts';

/** Adds the bank account to an answer, which is kept for a repeated request without it. */
export async function withBankAccount<Refusal extends RefusalCode>(
  { db, keys }: CreditDeps,
  outcome: Outcome<Withdrawal, Refusal>,
): Promise<Outcome<Withdrawal, Refusal>> {
  if (!outcome.ok) return outcome;
  const row = await findWithdrawal(db, outcome.value.id);
  const to = row === undefined ? null : readBankAccount(keys, row);
  return { ok: true, value: { ...outcome.value, to } };
}
