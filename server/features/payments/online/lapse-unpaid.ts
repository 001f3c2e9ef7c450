import { unpaidLapsesMs } from '#contract/payments/schema.ts';
import { eachInTurn } from '#server/jobs/each-locked.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { transition } from '#server/features/orders/order/transition.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { pollPayment } from './poll-payments.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { readUnpaid, readUnsettled } from './store.ts';

/** With the provider out of reach nobody can say that it was not paid; but nobody waits for ever. */
const unaskedLapsesMs = 24 * 60 * 60_000;
const batch = 50;

/** Orders that nobody paid within half an hour, after a last look at the provider. */
export async function lapseUnpaid(till: PaymentDeps, now: Date): Promise<void> {
  const due = await readUnpaid(till.db, new Date(now.getTime() - unpaidLapsesMs), batch);
  await eachInTurn(due.map((order) => () => lapseAfterPoll(till, order, now)));
}

/** A payment found by this poll has confirmed the order already; one that came by another way has not. */
async function lapseAfterPoll(
  till: PaymentDeps,
  { id, code, placedAt }: { id: string; code: string; placedAt: Date },
  now: Date,
): Promise<void> {
  const waitedMs = now.getTime() - placedAt.getTime();
  if ((await hasPolled(till, id)) || waitedMs >= unaskedLapsesMs) await lapse(till, code);
}

async function hasPolled({ db, gateway }: PaymentDeps, orderId: string): Promise<boolean> {
  const open = await readUnsettled(db, orderId);
  if (open.length === 0) return true;
  if (gateway === null) return false;
  const found = await Promise.all(open.map((payment) => pollPayment({ db }, gateway, payment)));
  return !found.includes('away');
}

async function lapse({ db }: PaymentDeps, code: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, code);
    // Meanwhile it may be paid at the door, and wait for a call.
    if (order?.status !== 'placed' || order.payWay !== 'online') return;
    const moved = await transition(transaction, order, {
      action: 'cancel',
      mover: 'system',
      actorId: null,
      reason: 'unpaid',
    });
    if (!moved.ok) throw new Error(`the clock may not lapse ${code}: ${moved.reason}`);
  });
}
