import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/credit/endpoints.ts';
import type { CreditAccount } from '#contract/payments/credit/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { isAccount, readCreditLines, readOpenWithdrawals, readWithdrawals } from './store.ts';
import { viewCredit, viewWithdrawalForStaff } from './view.ts';

const mostLines = 100;
const mostWithdrawals = 20;

export async function showMyCredit(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showMyCredit>> {
  return { ok: true, value: await creditOf(db, memberOf(caller).user.id) };
}

export async function showCreditOf(
  db: Db,
  { accountId }: InputOf<typeof endpoints.showCreditOf>,
): Promise<OutcomeOf<typeof endpoints.showCreditOf>> {
  if (!(await isAccount(db, accountId))) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await creditOf(db, accountId) };
}

export async function listWithdrawals(db: Db): Promise<OutcomeOf<typeof endpoints.listWithdrawals>> {
  return { ok: true, value: (await readOpenWithdrawals(db)).map(viewWithdrawalForStaff) };
}

/** An account's credit, what moved it, and what of it was asked for. */
export async function creditOf(db: Db, accountId: string): Promise<CreditAccount> {
  const [creditKobo, withdrawalKobo, lines, withdrawals] = await Promise.all([
    balanceOf(db, 'customer_credit', accountId),
    balanceOf(db, 'withdrawal_due', accountId),
    readCreditLines(db, accountId, mostLines),
    readWithdrawals(db, accountId, mostWithdrawals),
  ]);
  return viewCredit({ creditKobo, withdrawalKobo }, lines, withdrawals);
}
