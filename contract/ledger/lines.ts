import type { Account } from './accounts.ts';
import { house, move, of, type Line } from './line.ts';
import type { Movement, PaidBack } from './movements.ts';
import { vatLines } from './vat-lines.ts';

/** No line of the book is larger: a thousand of the largest amounts that a person enters. */
export const mostPostedKobo = 1_000_000_000_000;

function backTo(orderId: string, back: PaidBack): Account {
  return back.to === 'credit' ? of('customer_credit', back.accountId) : of('refund_due', orderId);
}

function backFrom(from: Account, orderId: string, back: PaidBack | null): Line[] {
  return back === null ? [] : move(back.kobo, { from: backTo(orderId, back), to: from });
}

/** Ledger lines of a movement: each account once, none of zero, and a sum of zero. */
export function linesOf(movement: Movement): Line[] {
  return merged(written(movement)).filter(({ kobo }) => kobo !== 0);
}

function merged(lines: readonly Line[]): Line[] {
  const byAccount = new Map<string, Line>();
  for (const line of lines) {
    const name = `${line.kind}:${line.subject ?? ''}`;
    byAccount.set(name, { ...line, kobo: (byAccount.get(name)?.kobo ?? 0) + line.kobo });
  }
  return [...byAccount.values()];
}

// A credit takes from `from`: of what the house has, it gives; of what it owes, it comes to owe more.
function written(movement: Movement): Line[] {
  switch (movement.what) {
    case 'credit-held':
    case 'paid-online':
    case 'paid-in-vain':
    case 'held-applied':
    case 'change-booked':
    case 'held-returned':
      return heldLines(movement);
    case 'goods-bought':
    case 'goods-unbought':
    case 'goods-written-off':
    case 'goods-left':
    case 'goods-returned':
      return goodsLines(movement);
    case 'billed':
    case 'bill-reversed':
    case 'cancel-charged':
    case 'fee-added':
    case 'late-fee-returned':
      return [...billLines(movement), ...vatLines(movement)];
    case 'item-rejected':
      return billLines(movement);
    case 'cash-collected':
    case 'cash-denied':
    case 'transfer-collected':
    case 'debt-paid':
    case 'debt-paid-by-credit':
    case 'debt-written-off':
    case 'change-confirmed':
    case 'change-refused':
      return collectedLines(movement);
    case 'claim-refunded':
    case 'loss-paid':
    case 'refund-granted':
    case 'refund-sent':
    case 'refund-bounced':
      return refundLines(movement);
    case 'earned':
    case 'earnings-paid':
    case 'float-issued':
    case 'float-returned':
    case 'float-counted':
      return agentLines(movement);
    case 'credit-given':
    case 'credit-taken':
    case 'withdrawal-asked':
    case 'withdrawal-paid':
    case 'withdrawal-refused':
      return creditLines(movement);
    case 'posting-reversed':
      return [...movement.lines];
    case 'gateway-fee':
      return move(movement.kobo, { from: house('gateway'), to: house('gateway_fees') });
    case 'gateway-settled':
      return move(movement.kobo, { from: house('gateway'), to: house('bank') });
  }
}

type Of<What extends Movement['what']> = Extract<Movement, { what: What }>;

function heldLines(
  movement: Of<
    'credit-held' | 'paid-online' | 'paid-in-vain' | 'held-applied' | 'change-booked' | 'held-returned'
  >,
): Line[] {
  const { orderId } = movement;
  const held = of('customer_held', orderId);
  switch (movement.what) {
    case 'credit-held':
      return move(movement.kobo, { from: held, to: of('customer_credit', movement.accountId) });
    case 'paid-online':
      return move(movement.kobo, { from: held, to: house('gateway') });
    case 'paid-in-vain':
      return move(movement.kobo, { from: of('refund_due', orderId), to: house('gateway') });
    case 'held-applied':
      return move(movement.kobo, { from: of('customer_owes', orderId), to: held });
    case 'change-booked':
    case 'held-returned':
      return backFrom(held, orderId, movement.back);
  }
}

function goodsLines(
  movement: Of<'goods-bought' | 'goods-unbought' | 'goods-written-off' | 'goods-left' | 'goods-returned'>,
): Line[] {
  const goods = of('goods', movement.orderId);
  switch (movement.what) {
    case 'goods-bought':
      return move(movement.kobo, { from: of('agent_float', movement.agentId), to: goods });
    case 'goods-unbought':
      return move(movement.kobo, { from: goods, to: of('agent_float', movement.agentId) });
    case 'goods-written-off':
      return move(movement.kobo, { from: goods, to: house('write_offs') });
    case 'goods-left':
      return move(movement.kobo, { from: goods, to: of('agent_goods', movement.agentId) });
    case 'goods-returned':
      return move(movement.kobo, {
        from: of('agent_goods', movement.agentId),
        to: house(movement.outcome === 'received' ? 'stock' : 'write_offs'),
      });
  }
}

function billLines(
  movement: Of<
    'billed' | 'bill-reversed' | 'cancel-charged' | 'fee-added' | 'item-rejected' | 'late-fee-returned'
  >,
): Line[] {
  const { orderId } = movement;
  const goods = of('goods', orderId);
  const owes = of('customer_owes', orderId);
  switch (movement.what) {
    case 'billed':
    case 'cancel-charged':
      return [
        ...move(movement.goodsKobo, { from: goods, to: owes }),
        ...move(movement.serviceFeeKobo, { from: house('service_fees'), to: owes }),
        ...move(movement.what === 'billed' ? movement.deliveryFeeKobo : 0, {
          from: house('delivery_fees'),
          to: owes,
        }),
      ];
    case 'bill-reversed':
      return [
        { ...goods, kobo: movement.goodsKobo },
        { ...house('delivery_fees'), kobo: movement.deliveryFeeKobo },
        { ...house('service_fees'), kobo: movement.serviceFeeKobo },
        { ...owes, kobo: 0 - movement.offBillKobo },
        { ...house('refunds'), kobo: 0 - movement.forgivenKobo },
        { ...of('customer_held', orderId), kobo: 0 - movement.heldKobo },
      ];
    case 'fee-added':
      return move(movement.deliveryFeeKobo, { from: house('delivery_fees'), to: owes });
    case 'item-rejected':
      return [
        ...move(movement.offBillKobo, { from: owes, to: goods }),
        ...backFrom(goods, orderId, movement.back),
      ];
    case 'late-fee-returned':
      return [
        ...move(movement.offBillKobo, { from: owes, to: house('refunds') }),
        ...backFrom(house('refunds'), orderId, movement.back),
      ];
  }
}

function collectedLines(
  movement: Of<
    | 'cash-collected'
    | 'cash-denied'
    | 'change-confirmed'
    | 'change-refused'
    | 'transfer-collected'
    | 'debt-paid'
    | 'debt-paid-by-credit'
    | 'debt-written-off'
  >,
): Line[] {
  const { orderId } = movement;
  const owes = of('customer_owes', orderId);
  switch (movement.what) {
    case 'cash-collected': {
      const float = of('agent_float', movement.agentId);
      return [
        ...move(movement.billKobo, { from: owes, to: float }),
        ...(movement.over?.to === 'waiting'
          ? move(movement.over.kobo, { from: of('change_waiting', orderId), to: float })
          : backFrom(float, orderId, movement.over)),
      ];
    }
    case 'cash-denied':
      return move(movement.billKobo, { from: of('agent_float', movement.agentId), to: owes });
    case 'change-confirmed':
      return move(movement.kobo, {
        from: of('customer_credit', movement.accountId),
        to: of('change_waiting', orderId),
      });
    case 'change-refused':
      return move(movement.kobo, { from: house('float_variance'), to: of('change_waiting', orderId) });
    case 'transfer-collected': {
      const into = house(movement.into);
      return [
        ...move(movement.billKobo, { from: owes, to: into }),
        ...backFrom(into, orderId, movement.over),
      ];
    }
    case 'debt-paid':
      return move(movement.kobo, { from: owes, to: house(movement.into) });
    case 'debt-paid-by-credit':
      return move(movement.kobo, { from: owes, to: of('customer_credit', movement.accountId) });
    case 'debt-written-off':
      return move(movement.kobo, { from: owes, to: house('write_offs') });
  }
}

function refundLines(
  movement: Of<'claim-refunded' | 'loss-paid' | 'refund-granted' | 'refund-sent' | 'refund-bounced'>,
): Line[] {
  const due = of('refund_due', movement.orderId);
  switch (movement.what) {
    case 'claim-refunded':
    case 'refund-granted':
      return backFrom(house('refunds'), movement.orderId, movement.back);
    case 'loss-paid':
      return backFrom(house('write_offs'), movement.orderId, movement.back);
    case 'refund-sent':
      return move(movement.kobo, { from: house(movement.from), to: due });
    case 'refund-bounced':
      return move(movement.kobo, { from: due, to: house('gateway') });
  }
}

function agentLines(
  movement: Of<'earned' | 'earnings-paid' | 'float-issued' | 'float-returned' | 'float-counted'>,
): Line[] {
  const float = of('agent_float', movement.agentId);
  const earnings = of('agent_earnings', movement.agentId);
  switch (movement.what) {
    case 'earned':
      return move(movement.kobo, { from: earnings, to: house('agent_share') });
    case 'earnings-paid':
      return move(movement.kobo, { from: house('bank'), to: earnings });
    case 'float-issued':
      return move(movement.kobo, { from: house('bank'), to: float });
    case 'float-returned':
      return move(movement.kobo, { from: float, to: house('bank') });
    case 'float-counted':
      return movement.found === 'less'
        ? move(movement.kobo, { from: float, to: house('float_variance') })
        : move(movement.kobo, { from: house('float_variance'), to: float });
  }
}

function creditLines(
  movement: Of<
    'credit-given' | 'credit-taken' | 'withdrawal-asked' | 'withdrawal-paid' | 'withdrawal-refused'
  >,
): Line[] {
  const credit = of('customer_credit', movement.accountId);
  const due = of('withdrawal_due', movement.accountId);
  switch (movement.what) {
    case 'credit-given':
      return move(movement.kobo, { from: credit, to: house('refunds') });
    case 'credit-taken':
      return move(movement.kobo, { from: house('refunds'), to: credit });
    case 'withdrawal-asked':
      return move(movement.kobo, { from: due, to: credit });
    case 'withdrawal-paid':
      return move(movement.kobo, { from: house('bank'), to: due });
    case 'withdrawal-refused':
      return move(movement.kobo, { from: credit, to: due });
  }
}
