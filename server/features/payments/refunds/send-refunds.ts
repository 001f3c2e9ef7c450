import { asKobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import type { PaymentDeps } from '../online/payment-deps.ts';
import type { PaymentGateway, ProviderRefund } from '../gateway/gateway.ts';
import {
  lockTaken,
  readUnsentOrders,
  renewLease,
  setNextTry,
  storeRefund,
  takeDueRefund,
  type RefundRow,
  type TakenRefund,
} from './store.ts';
import { promiseRefunds } from './promise-refunds.ts';
import { refundEvent } from './view-event.ts';

const mostOrders = 20;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Sends on its way whatever the book says is due back, and asks after what is on its way. */
export async function sendRefunds(till: PaymentDeps, now: Date): Promise<void> {
  const codes = await readUnsentOrders(till.db, mostOrders);
  for (const code of codes) await promiseRefunds(till.db, code, now);
  const { db, gateway } = till;
  if (gateway === null) return;
  for (;;) {
    // One at a time: a provider that is slow with twenty would outlast one lease for all.
    const refund = await takeDueRefund(db, now);
    if (refund === undefined) return;
    await sendOne(db, gateway, refund, now);
  }
}

/** Asks the provider first: one that was sent before its outcome could be written down is there already. */
async function sendOne(db: Db, gateway: PaymentGateway, refund: TakenRefund, now: Date): Promise<void> {
  const { id, paymentId, providerId, kobo, tries } = refund;
  if (paymentId === null || providerId === null) throw new Error('a refund by hand was sent by itself');
  const asked = { refundId: id, reference: paymentId, providerId, kobo };
  const found = await gateway.findRefund(asked);
  if (found.ok && found.value !== null) return bookRefund(db, refund, found.value, now);
  // Another instance may have taken it while the provider was slow; both sending it would pay twice.
  if (found.ok && !(await renewLease(db, refund))) return;
  const sent = found.ok ? await gateway.makeRefund(asked) : found;
  if (sent.ok) return bookRefund(db, refund, sent.value, now);
  if (sent.reason === 'refused') return bookRefused(db, refund, sent.says, now);
  const waitMs = Math.min(hourMs, minuteMs * 2 ** Math.min(tries, 6));
  await setNextTry(db, refund, new Date(now.getTime() + waitMs));
}

/** It left the house when the provider took it; one that the provider could not deliver is due again. */
function bookRefund(db: Db, taken: TakenRefund, found: ProviderRefund, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const refund = await lockTaken(transaction, taken);
    // An instance that has taken it since asks the provider, and records the answer.
    if (refund === undefined || refund.state === 'done' || refund.state === 'failed') return;
    const { id, orderId } = refund;
    const kobo = asKobo(refund.kobo);
    await mustPost(transaction, { what: 'refund-sent', orderId, refundId: id, from: 'gateway', kobo }, null);
    const { providerRefundId } = found;
    if (found.state === 'failed') {
      await mustPost(transaction, { what: 'refund-bounced', orderId, refundId: id, kobo }, null);
      await storeRefund(transaction, id, { state: 'failed', at: now, nextTryAt: null, providerRefundId });
      return raiseAlarm(transaction, { kind: 'payment-unclear', orderId, about: refund.code });
    }
    if (isUnsent(refund)) await writeEvent(transaction, refundEvent(refund));
    const isDone = found.state === 'done';
    const nextTryAt = isDone ? null : new Date(now.getTime() + hourMs);
    await storeRefund(transaction, id, {
      state: isDone ? 'done' : 'sent',
      at: now,
      nextTryAt,
      providerRefundId,
    });
  });
}

/** The provider will not: nothing left the house, and a person sends it. */
function bookRefused(db: Db, taken: TakenRefund, says: string, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const refund = await lockTaken(transaction, taken);
    if (refund === undefined) return;
    // One that was taken before is with the provider, whatever it says of another try.
    if (!isUnsent(refund)) return setNextTry(transaction, taken, new Date(now.getTime() + hourMs));
    await storeRefund(transaction, refund.id, { state: 'failed', at: now, nextTryAt: null });
    await raiseAlarm(transaction, {
      kind: 'payment-unclear',
      orderId: refund.orderId,
      about: says.slice(0, 200),
    });
  });
}

function isUnsent({ state }: RefundRow): boolean {
  return state === 'waiting' || state === 'sending';
}
