import { asKobo, type Kobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { CreditAccount, Withdrawal, WithdrawalForAdmin } from '#contract/payments/credit/schema.ts';
import type { CreditLineRow, WithdrawalRow } from './store.ts';

export function viewWithdrawal(row: WithdrawalRow): Withdrawal {
  const { bank, bankNumber, bankName } = row;
  const isKnown = bank !== null && bankNumber !== null && bankName !== null;
  return {
    id: row.id,
    state: row.state,
    kobo: asKobo(row.kobo),
    to: isKnown ? { bank, number: bankNumber, name: bankName } : null,
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

export function viewWithdrawalForAdmin(row: WithdrawalRow): WithdrawalForAdmin {
  return { ...viewWithdrawal(row), accountId: row.accountId, name: row.name };
}

export function viewCredit(
  balances: { creditKobo: Kobo; withdrawalKobo: Kobo },
  lines: readonly CreditLineRow[],
  withdrawals: readonly WithdrawalRow[],
): CreditAccount {
  return {
    ...balances,
    lines: lines.map(({ at, what, code, kobo }) => ({
      at: at.toISOString(),
      what,
      code: code === null ? null : orderCode.parse(code),
      kobo,
    })),
    withdrawals: withdrawals.map(viewWithdrawal),
  };
}
