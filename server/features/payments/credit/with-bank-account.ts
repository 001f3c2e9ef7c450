import type { Outcome } from '#contract/endpoint.ts';
import type { CreditAccount, Withdrawal } from '#contract/payments/credit/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { readBankAccount } from './view-bank-account.ts';
import type { CreditDeps } from './credit-deps.ts';
import { findWithdrawal, readWithdrawals } from './store.ts';

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

/** The same for an account's credit with its newest withdrawals. */
export async function withBankAccounts<Refusal extends RefusalCode>(
  { db, keys }: CreditDeps,
  accountId: string,
  outcome: Outcome<CreditAccount, Refusal>,
): Promise<Outcome<CreditAccount, Refusal>> {
  if (!outcome.ok) return outcome;
  const rows = await readWithdrawals(db, accountId, outcome.value.withdrawals.length);
  const accounts = new Map(rows.map((row) => [row.id, readBankAccount(keys, row)]));
  const withdrawals = outcome.value.withdrawals.map((one) => ({ ...one, to: accounts.get(one.id) ?? null }));
  return { ok: true, value: { ...outcome.value, withdrawals } };
}
