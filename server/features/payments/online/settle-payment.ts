import { asKobo, type Kobo } from '#contract/kobo.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { followersOf } from '#server/outbox/order-topics.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { transition } from '#server/features/orders/order/transition.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import type { ProviderPayment } from '../gateway/gateway.ts';
import { wantedOn } from './amount-wanted.ts';
import { lockPayment, setNextPoll, storeSettled, type PaymentRow } from './store.ts';

export type Paid = Extract<ProviderPayment, { state: 'paid' }>;

/**
 * Books what the provider says was paid, once however often it says so. It pays what the order wants at this moment,
 * in full; money that comes late, twice or too little confirms nothing and is due back.
 */
export function settle(db: Db, payment: Pick<PaymentRow, 'id' | 'code'>, paid: Paid): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, payment.code);
    const locked = await lockPayment(transaction, payment.id);
    if (order === undefined || locked === undefined) throw new Error('a payment went away');
    if (locked.state === 'paid' || locked.state === 'returned') return;
    if (paid.currency !== 'NGN') return leaveUnclear(transaction, locked, paid);
    const state = await book(transaction, order, locked, asKobo(paid.kobo));
    const feeKobo = asKobo(paid.feeKobo);
    await mustPost(transaction, { what: 'gateway-fee', paymentId: locked.id, kobo: feeKobo }, null);
    await storeSettled(transaction, locked.id, { ...paid, state, at: new Date() });
    await writeEvent(transaction, {
      topics: [...followersOf(order, [order.agentId, order.riderId]), 'orders', 'payments'],
      kind: 'payment.settled',
      payload: { orderId: order.id, code: order.code, paymentId: locked.id, state },
    });
  });
}

async function book(
  transaction: Db,
  order: OrderRow,
  { id: paymentId }: PaymentRow,
  paidKobo: Kobo,
): Promise<'paid' | 'returned'> {
  const orderId = order.id;
  const wantedKobo = await wantedOn(transaction, order);
  const isEnough = wantedKobo > 0 && paidKobo >= wantedKobo;
  const overKobo = asKobo(isEnough ? paidKobo - wantedKobo : paidKobo);
  await mustPost(transaction, { what: 'paid-in-vain', orderId, paymentId, kobo: overKobo }, null);
  if (!isEnough) return 'returned';
  if (order.status === 'placed') {
    await mustPost(transaction, { what: 'paid-online', orderId, paymentId, kobo: wantedKobo }, null);
    await confirm(transaction, order);
    return 'paid';
  }
  const into = 'gateway' as const;
  await mustPost(
    transaction,
    isUnderWay(order.status)
      ? { what: 'transfer-collected', orderId, paymentId, into, billKobo: wantedKobo, over: null }
      : { what: 'debt-paid', orderId, paymentId, into, kobo: wantedKobo },
    null,
  );
  return 'paid';
}

async function confirm(transaction: Db, order: OrderRow): Promise<void> {
  const moved = await transition(transaction, order, {
    action: 'confirm',
    mover: 'system',
    actorId: null,
    reason: null,
  });
  if (!moved.ok) throw new Error(`a payment could not confirm ${order.code}: ${moved.reason}`);
}

/** Money of another kind is nothing that we asked for: a person looks at it. */
async function leaveUnclear(transaction: Db, payment: PaymentRow, paid: Paid): Promise<void> {
  await setNextPoll(transaction, payment.id, null);
  const about = `${paid.kobo / 100} ${paid.currency}`;
  await raiseAlarm(transaction, { kind: 'payment-unclear', orderId: payment.orderId, about });
}
