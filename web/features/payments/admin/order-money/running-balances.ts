import type { AccountKind } from '#contract/ledger/accounts.ts';
import type { MoneyStep } from '#contract/payments/order-money/schema.ts';

/** The accounts that each order has of its own, as its history follows them. */
export const ordersOwn = [
  'customer_held',
  'goods',
  'customer_owes',
  'refund_due',
] as const satisfies AccountKind[];

type OwnKind = (typeof ordersOwn)[number];
export type Balances = Readonly<Record<OwnKind, number>>;

const nothing: Balances = { customer_held: 0, goods: 0, customer_owes: 0, refund_due: 0 };

/** Balances of the order’s own accounts after each movement, the oldest first. */
export function runningBalances(steps: readonly MoneyStep[]): Balances[] {
  let now = nothing;
  return steps.map(({ lines }) => {
    now = lines.reduce(
      (balances, { account, kobo }) =>
        isOwn(account) ? { ...balances, [account]: balances[account] + kobo } : balances,
      now,
    );
    return now;
  });
}

function isOwn(account: AccountKind): account is OwnKind {
  return ordersOwn.some((own) => own === account);
}
