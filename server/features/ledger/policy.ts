import type { Kobo } from '#contract/kobo.ts';
import type { PaidBack } from '#contract/ledger/movements.ts';

/** An order as its money asks for it. */
export interface OrderMoney {
  orderId: string;
  /** Null for a guest’s order. */
  accountId: string | null;
}

/** To whom money goes back: an account gets it as credit at once, a guest the way it came. */
export function backFor({ accountId }: OrderMoney, kobo: Kobo): PaidBack {
  return accountId === null ? { to: 'sender', kobo } : { to: 'credit', accountId, kobo };
}
