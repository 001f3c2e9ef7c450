import type { HowPaid } from '../ledger/how-paid.ts';
import { isOff, isUnderWay } from './lifecycle.ts';
import type { Order } from './schema.ts';

/** The facts of an order that its money depends on, alike for the whole order and for a row of a list. */
export interface MoneyFacts {
  status: Order['status'];
  payWay: Order['payWay'];
  toPayKobo: number;
  /** Its cost, or the estimate. */
  totalKobo: number;
  isTotalFinal: boolean;
  paid: HowPaid;
}

/** The customer's next step about it. */
export type MoneyStanding =
  /** It waits for this much, online. */
  | { kind: 'pay-now'; kobo: number }
  /** As far as is known now. */
  | { kind: 'about-at-door'; kobo: number }
  | { kind: 'at-door'; kobo: number }
  /** Left over from an order that is over. */
  | { kind: 'owed'; kobo: number }
  /** More than it may cost: the rest comes back. */
  | { kind: 'paid-ahead'; kobo: number }
  | { kind: 'paid'; kobo: number }
  /** Over, with nothing to pay; what was paid came back. */
  | { kind: 'nothing' };

export function standingOf(facts: MoneyFacts): MoneyStanding {
  const { status, payWay, toPayKobo, totalKobo, isTotalFinal, paid } = facts;
  const paidKobo = paidInAll(paid);
  // In no sum of what an order cost: what went back.
  const netPaidKobo = paidKobo - paid.backKobo;
  if (!isUnderWay(status)) {
    if (toPayKobo > 0) return { kind: 'owed', kobo: toPayKobo };
    return netPaidKobo > 0 ? { kind: 'paid', kobo: netPaidKobo } : { kind: 'nothing' };
  }
  if (status === 'placed' && payWay === 'online') return { kind: 'pay-now', kobo: toPayKobo };
  if (isTotalFinal) {
    return toPayKobo > 0 ? { kind: 'at-door', kobo: toPayKobo } : { kind: 'paid', kobo: netPaidKobo };
  }
  if (payWay === 'online') return { kind: 'paid-ahead', kobo: netPaidKobo };
  const leftKobo = totalKobo - netPaidKobo;
  return leftKobo > 0 ? { kind: 'about-at-door', kobo: leftKobo } : { kind: 'paid-ahead', kobo: netPaidKobo };
}

export function paidInAll({ creditKobo, onlineKobo, cashKobo, transferKobo }: HowPaid): number {
  return creditKobo + onlineKobo + cashKobo + transferKobo;
}

/** The order's final cost for its customer; none while that is open. */
export function costOf({ status, toPayKobo, totalKobo, isTotalFinal, paid }: MoneyFacts): number | null {
  if (isOff(status)) return paidInAll(paid) - paid.backKobo + toPayKobo;
  return isTotalFinal ? totalKobo : null;
}
