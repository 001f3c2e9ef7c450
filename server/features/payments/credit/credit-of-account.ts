import type { CreditAccount, Withdrawal } from '#contract/payments/credit/schema.ts';
import type { Db } from '#server/db/database.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import type { CreditDeps } from './credit-deps.ts';
import { readCreditLines, readWithdrawals, type WithdrawalRow } from './store.ts';
import { viewBare, viewCredit, viewWithdrawal } from './view.ts';

const mostLines = 100;
const mostWithdrawals = 20;

/** An account's credit, what moved it, and what of it was asked for. */
export function creditOf({ db, keys }: CreditDeps, accountId: string): Promise<CreditAccount> {
  return readCredit(db, accountId, (row) => viewWithdrawal(keys, row));
}

/** The same as it is kept for a repeated request: without bank accounts. */
export function bareCreditOf(db: Db, accountId: string): Promise<CreditAccount> {
  return readCredit(db, accountId, viewBare);
}

async function readCredit(
  db: Db,
  accountId: string,
  view: (row: WithdrawalRow) => Withdrawal,
): Promise<CreditAccount> {
  const [creditKobo, withdrawalKobo, lines, withdrawals] = await Promise.all([
    balanceOf(db, 'customer_credit', accountId),
    balanceOf(db, 'withdrawal_due', accountId),
    readCreditLines(db, accountId, mostLines),
    readWithdrawals(db, accountId, mostWithdrawals),
  ]);
  return { ...viewCredit({ creditKobo, withdrawalKobo }, lines), withdrawals: withdrawals.map(view) };
}
