import { asKobo, asKoboSum } from '#contract/kobo.ts';
import { inItsSense, type AccountKind } from '#contract/ledger/accounts.ts';
import { refundableOf } from '#contract/ledger/refundable.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { MoneyStep, OrderMoney } from '#contract/payments/order-money/schema.ts';
import type { Refund } from '#contract/payments/schema.ts';
import type { PostingRow } from '#server/features/ledger/store.ts';
import type { HeldMoneyRow, OrderPaymentRow } from './store.ts';
import type { RefundRow } from '../refunds/store.ts';

export function viewRefund(row: RefundRow): Refund {
  return {
    id: row.id,
    code: orderCode.parse(row.code),
    kobo: asKobo(row.kobo),
    way: row.paymentId === null ? 'by-hand' : 'gateway',
    state: row.state,
    madeAt: row.madeAt.toISOString(),
  };
}

export interface OrderMoneyRows {
  code: string;
  history: readonly PostingRow[];
  names: ReadonlyMap<string, string>;
  payments: readonly OrderPaymentRow[];
  refunds: readonly RefundRow[];
  held: readonly HeldMoneyRow[];
}

/** Balances of the order’s accounts are computed from its movements. */
export function viewOrderMoney(rows: OrderMoneyRows): OrderMoney {
  const { code, history, names, payments, refunds, held } = rows;
  const left = (kind: AccountKind) =>
    asKoboSum(
      history
        .flatMap(({ lines }) => lines)
        .filter((line) => line.kind === kind)
        .reduce((sum, { kobo }) => sum + inItsSense(kind, kobo), 0),
    );
  return {
    code: orderCode.parse(code),
    heldKobo: left('customer_held'),
    owedKobo: left('customer_owes'),
    refundDueKobo: left('refund_due'),
    goodsKobo: left('goods'),
    refundableKobo: asKoboSum(refundableOf(history.map(({ movement }) => movement))),
    steps: history.map((posting) => viewStep(posting, names)),
    payments: payments.map((row) => ({
      reference: row.reference,
      kobo: asKobo(row.kobo),
      state: row.state,
      paidKobo: row.paidKobo === null ? null : asKobo(row.paidKobo),
      openedAt: row.openedAt.toISOString(),
    })),
    refunds: refunds.map(viewRefund),
    held: held.map(({ kobo, askedAt, ...one }) => ({
      ...one,
      kobo: asKobo(kobo),
      askedAt: askedAt.toISOString(),
    })),
  };
}

function viewStep({ at, what, actorId, lines }: PostingRow, names: ReadonlyMap<string, string>): MoneyStep {
  return {
    at: at.toISOString(),
    what,
    by: actorId === null ? null : (names.get(actorId) ?? null),
    lines: lines.map(({ kind, kobo }) => ({ account: kind, kobo: inItsSense(kind, kobo) })),
  };
}
