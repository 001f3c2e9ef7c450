import { unpaidLapsesMs } from '#contract/payments/schema.ts';
import { eachInTurn } from '#server/jobs/each-locked.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { transition } from '#server/features/orders/order/transition.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { lookAt } from './poll-payments.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { readUnpaid, readUnsettled } from './store.ts';

/** With the provider out of reach nobody can say that it was not paid; but nobody waits for ever. */
const unaskedLapsesMs = 24 * 60 * 60_000;
const batch = 50;

/** Orders that nobody paid within half an hour, after a last look at the provider. */
export async function lapseUnpaid(till: PaymentDeps, now: Date): Promise<void> {
  const due = await readUnpaid(till.db, new Date(now.getTime() - unpaidLapsesMs), batch);
  await eachInTurn(due.map((order) => () => lapseAfterLook(till, order, now)));
}

/** What the look finds paid is booked by it and has confirmed the order; what came otherwise has not. */
async function lapseAfterLook(
  till: PaymentDeps,
  { id, code, placedAt }: { id: string; code: string; placedAt: Date },
  now: Date,
): Promise<void> {
  const waitedMs = now.getTime() - placedAt.getTime();
  if ((await hasLooked(till, id)) || waitedMs >= unaskedLapsesMs) await lapse(till, code);
}

async function hasLooked({ db, gateway }: PaymentDeps, orderId: string): Promise<boolean> {
  const open = await readUnsettled(db, orderId);
  if (open.length === 0) return true;
  if (gateway === null) return false;
  const found = await Promise.all(open.map((payment) => lookAt({ db }, gateway, payment)));
  return !found.includes('away');
}

async function lapse({ db }: PaymentDeps, code: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, code);
    if (order?.status !== 'placed') return;
    const moved = await transition(transaction, order, {
      action: 'cancel',
      mover: 'system',
      actorId: null,
      reason: 'unpaid',
    });
    if (!moved.ok) throw new Error(`the clock may not lapse ${code}: ${moved.reason}`);
  });
}
