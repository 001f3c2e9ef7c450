import { asKobo, type Kobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { CreditAccount, Withdrawal, WithdrawalForAdmin } from '#contract/payments/credit/schema.ts';
import type { KeyRing } from '#server/secrets/key-ring.ts';
import { readBankAccount } from './view-bank-account.ts';
import type { CreditLineRow, WithdrawalRow } from './store.ts';

/** As it is kept for a repeated request: without the bank account. */
export function viewBare(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    state: row.state,
    kobo: asKobo(row.kobo),
    to: null,
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

export function viewWithdrawal(keys: KeyRing, row: WithdrawalRow): Withdrawal {
  return { ...viewBare(row), to: readBankAccount(keys, row) };
}

export function viewWithdrawalForAdmin(keys: KeyRing, row: WithdrawalRow): WithdrawalForAdmin {
  return { ...viewWithdrawal(keys, row), accountId: row.accountId, name: row.name };
}

export function viewCredit(
  balances: { creditKobo: Kobo; withdrawalKobo: Kobo },
  lines: readonly CreditLineRow[],
): Omit<CreditAccount, 'withdrawals'> {
  return {
    ...balances,
    lines: lines.map(({ at, what, code, kobo }) => ({
      at: at.toISOString(),
      what,
      code: code === null ? null : orderCode.parse(code),
      kobo,
    })),
  };
}
