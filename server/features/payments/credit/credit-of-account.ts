import type { CreditAccount } from '#contract/payments/credit/schema.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import type { CreditDeps } from './credit-deps.ts';
import { readCreditLines, readWithdrawals } from './store.ts';
import { viewCredit } from './view.ts';

const mostLines = 100;
const mostWithdrawals = 20;

/** An account's credit, what moved it, and what of it was asked for. */
export async function creditOf({ db, keys }: CreditDeps, accountId: string): Promise<CreditAccount> {
  const [creditKobo, withdrawalKobo, lines, withdrawals] = await Promise.all([
    balanceOf(db, 'customer_credit', accountId),
    balanceOf(db, 'withdrawal_due', accountId),
    readCreditLines(db, accountId, mostLines),
    readWithdrawals(db, accountId, mostWithdrawals),
  ]);
  return viewCredit(keys, { creditKobo, withdrawalKobo }, lines, withdrawals);
}
