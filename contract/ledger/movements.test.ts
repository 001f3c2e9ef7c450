import { describe, expect, test } from 'vitest';
import { asKobo } from '../kobo.ts';
import { keysOf } from '../keys-of.ts';
import { accountRules } from './accounts.ts';
import { linesOf } from './lines.ts';
import { keyOf, type Movement, type MovementKind } from './movements.ts';

const orderId = 'order';
const agentId = 'agent';
const accountId = 'amaka';
const kobo = asKobo(70_000);
const credit = { to: 'credit', accountId, kobo } as const;
const sender = { to: 'sender', kobo } as const;
const bill = { goodsKobo: asKobo(60_000), deliveryFeeKobo: asKobo(15_000), serviceFeeKobo: asKobo(5000) };
const purchase = { orderId, agentId, itemId: 'pepper', purchaseId: 'purchase', kobo };

/** One of each kind. */
const movements: { [What in MovementKind]: Extract<Movement, { what: What }> } = {
  'credit-held': { what: 'credit-held', orderId, accountId, kobo },
  'paid-online': { what: 'paid-online', orderId, paymentId: 'payment', kobo },
  'paid-in-vain': { what: 'paid-in-vain', orderId, paymentId: 'payment', kobo },
  'held-applied': { what: 'held-applied', orderId, version: 6, kobo },
  'change-booked': { what: 'change-booked', orderId, version: 6, back: credit },
  'held-returned': { what: 'held-returned', orderId, version: 6, back: sender },
  'goods-bought': { what: 'goods-bought', ...purchase },
  'goods-unbought': { what: 'goods-unbought', ...purchase },
  'goods-left': { what: 'goods-left', orderId, agentId, returnId: 'return', kobo },
  'goods-returned': {
    what: 'goods-returned',
    orderId,
    agentId,
    returnId: 'return',
    outcome: 'received',
    kobo,
  },
  'change-confirmed': { what: 'change-confirmed', orderId, accountId, countId: 'count', kobo },
  'cash-denied': { what: 'cash-denied', orderId, agentId, billKobo: kobo },
  'change-refused': { what: 'change-refused', orderId, countId: 'count', kobo },
  'posting-reversed': {
    what: 'posting-reversed',
    postingId: 7,
    reverses: 'float-issued',
    lines: [
      { kind: 'agent_float', subject: agentId, kobo: 0 - kobo },
      { kind: 'bank', subject: null, kobo },
    ],
  },
  'goods-written-off': { what: 'goods-written-off', orderId, version: 6, kobo },
  billed: { what: 'billed', orderId, version: 6, ...bill, vatPermille: 75 },
  'bill-reversed': {
    what: 'bill-reversed',
    orderId,
    version: 6,
    ...bill,
    offBillKobo: asKobo(30_000),
    forgivenKobo: asKobo(15_000),
    heldKobo: asKobo(35_000),
  },
  'cancel-charged': {
    what: 'cancel-charged',
    orderId,
    goodsKobo: bill.goodsKobo,
    serviceFeeKobo: bill.serviceFeeKobo,
  },
  'fee-added': { what: 'fee-added', orderId, addedId: 'way', deliveryFeeKobo: kobo, vatKobo: asKobo(5000) },
  'item-rejected': {
    what: 'item-rejected',
    orderId,
    itemId: 'pepper',
    purchaseId: 'purchase',
    offBillKobo: kobo,
    back: credit,
  },
  'late-fee-returned': { what: 'late-fee-returned', orderId, offBillKobo: kobo, back: sender },
  'cash-collected': { what: 'cash-collected', orderId, agentId, billKobo: kobo, over: credit },
  'transfer-collected': {
    what: 'transfer-collected',
    orderId,
    paymentId: 'payment',
    into: 'gateway',
    billKobo: kobo,
    over: sender,
  },
  'debt-paid': { what: 'debt-paid', orderId, paymentId: 'payment', into: 'bank', kobo },
  'debt-paid-by-credit': { what: 'debt-paid-by-credit', orderId, accountId, requestId: 'request', kobo },
  'debt-written-off': { what: 'debt-written-off', orderId, adjustmentId: 'adjustment', kobo },
  'claim-refunded': { what: 'claim-refunded', orderId, claimId: 'claim', back: credit },
  'loss-paid': { what: 'loss-paid', orderId, claimId: 'claim', back: credit },
  'refund-granted': { what: 'refund-granted', orderId, adjustmentId: 'adjustment', back: sender },
  'refund-sent': { what: 'refund-sent', orderId, refundId: 'refund', from: 'gateway', kobo },
  'refund-bounced': { what: 'refund-bounced', orderId, refundId: 'refund', kobo },
  earned: { what: 'earned', orderId, agentId, kobo },
  'earnings-paid': { what: 'earnings-paid', agentId, payoutId: 'payout', kobo },
  'float-issued': { what: 'float-issued', agentId, floatId: 'float', kobo },
  'float-returned': { what: 'float-returned', agentId, floatId: 'float', kobo },
  'float-counted': { what: 'float-counted', agentId, countId: 'count', found: 'less', kobo },
  'credit-given': { what: 'credit-given', accountId, adjustmentId: 'adjustment', kobo },
  'credit-taken': { what: 'credit-taken', accountId, adjustmentId: 'adjustment', kobo },
  'withdrawal-asked': { what: 'withdrawal-asked', accountId, withdrawalId: 'withdrawal', kobo },
  'withdrawal-paid': { what: 'withdrawal-paid', accountId, withdrawalId: 'withdrawal', kobo },
  'withdrawal-refused': { what: 'withdrawal-refused', accountId, withdrawalId: 'withdrawal', kobo },
  'gateway-fee': { what: 'gateway-fee', paymentId: 'payment', kobo },
  'gateway-settled': { what: 'gateway-settled', settlementId: 'settlement', kobo },
};
const all: Movement[] = Object.values(movements);

describe.each(all)('$what', (movement) => {
  test('leaves nothing over, and names an owner exactly where an account has one', () => {
    const lines = linesOf(movement);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.reduce((sum, line) => sum + line.kobo, 0)).toBe(0);
    for (const { kind, subject, kobo: amount } of lines) {
      expect(subject === null).toBe(accountRules[kind].per === null);
      expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true);
    }
  });
});

test('no two movements share a key, and change as credit is not change sent back', () => {
  expect(new Set(all.map(keyOf)).size).toBe(all.length);
  const asCredit = movements['change-booked'];
  expect(keyOf({ ...asCredit, back: sender })).not.toBe(keyOf(asCredit));
});

test('every account is moved by something', () => {
  const moved = new Set(all.flatMap((movement) => linesOf(movement).map(({ kind }) => kind)));
  expect(keysOf(accountRules).filter((kind) => !moved.has(kind))).toEqual([]);
});

test('a count that finds too much is the other way round', () => {
  const less = linesOf(movements['float-counted']);
  const more = linesOf({ ...movements['float-counted'], found: 'more' });
  expect(more.map(({ kind, kobo: amount }) => [kind, -amount])).toEqual(
    expect.arrayContaining(less.map(({ kind, kobo: amount }) => [kind, amount])),
  );
});

test('a movement of nothing writes nothing', () => {
  expect(linesOf({ ...movements['credit-held'], kobo: asKobo(0) })).toEqual([]);
});
