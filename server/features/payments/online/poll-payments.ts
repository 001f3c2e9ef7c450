import type { PaymentGateway } from '../gateway/gateway.ts';
import { settle } from './settle-payment.ts';
import { setNextPoll, takeDuePayments, type PaymentRow } from './store.ts';
import type { PaymentDeps } from './payment-deps.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const batch = 20;
/** Longer than the provider may take; then somebody else looks. */
const leaseMs = minuteMs;
const awayMs = 30_000;

/** Intervals of polling a payment by its age; after the last it stops. */
const patience = [
  { untilMs: 10 * minuteMs, everyMs: minuteMs },
  { untilMs: 2 * hourMs, everyMs: 5 * minuteMs },
  { untilMs: 24 * hourMs, everyMs: hourMs },
  { untilMs: 72 * hourMs, everyMs: 6 * hourMs },
] as const;

/** Asks the provider about one payment, and books what it says. */
export async function pollPayment(
  { db }: Pick<PaymentDeps, 'db'>,
  gateway: PaymentGateway,
  payment: PaymentRow,
): Promise<'paid' | 'coming' | 'unpaid' | 'away'> {
  const atProvider = await gateway.findPayment(payment.id);
  if (!atProvider.ok) return 'away';
  if (atProvider.value.state === 'open') return 'coming';
  if (atProvider.value.state !== 'paid') return 'unpaid';
  await settle(db, payment, atProvider.value);
  return 'paid';
}

/** Every payment whose time has come: those that a notice named, and those that no notice ever settled. */
export async function pollDuePayments({ db, gateway }: PaymentDeps, now: Date): Promise<void> {
  if (gateway === null) return;
  for (;;) {
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await takeDuePayments(db, { now, leaseUntil, most: batch });
    await Promise.all(
      due.map(async (payment) => {
        const found = await pollPayment({ db }, gateway, payment);
        if (found === 'paid') return;
        const at = found === 'away' ? new Date(now.getTime() + awayMs) : nextPoll(payment.openedAt, now);
        await setNextPoll(db, payment.id, at, leaseUntil);
      }),
    );
    if (due.length < batch) return;
  }
}

function nextPoll(openedAt: Date, now: Date): Date | null {
  const age = now.getTime() - openedAt.getTime();
  const step = patience.find(({ untilMs }) => age < untilMs);
  return step === undefined ? null : new Date(now.getTime() + step.everyMs);
}
