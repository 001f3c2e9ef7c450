import { unpaidLapsesMs } from '#contract/payments/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { transition } from '../orders/commands-move.ts';
import { lockOrder } from '../orders/store.ts';
import { lookAt } from './commands-look.ts';
import type { Till } from './commands-till.ts';
import { readUnpaid, readUnsettled } from './store-payments.ts';

/** With the provider out of reach nobody can say that it was not paid; but nobody waits for ever. */
const unaskedLapsesMs = 24 * 60 * 60_000;
const batch = 50;

/** Orders that nobody paid within half an hour, after a last look at the provider. */
export async function lapseUnpaid(till: Till, now: Date): Promise<void> {
  const due = await readUnpaid(till.db, new Date(now.getTime() - unpaidLapsesMs), batch);
  for (const { id, code, placedAt } of due) {
    const found = await lastLook(till, id);
    const waitedMs = now.getTime() - placedAt.getTime();
    if (found === 'unpaid' || (found === 'away' && waitedMs >= unaskedLapsesMs)) await lapse(till, code);
  }
}

async function lastLook({ db, gateway }: Till, orderId: string): Promise<'paid' | 'unpaid' | 'away'> {
  const open = await readUnsettled(db, orderId);
  if (open.length === 0) return 'unpaid';
  if (gateway === null) return 'away';
  const found = await Promise.all(open.map((payment) => lookAt({ db }, gateway, payment)));
  if (found.includes('paid')) return 'paid';
  return found.includes('away') ? 'away' : 'unpaid';
}

async function lapse({ db }: Till, code: string): Promise<void> {
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
