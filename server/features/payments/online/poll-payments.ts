import type { PaymentGateway } from '../gateway/gateway.ts';
import { settle } from './settle-payment.ts';
import { setNextLook, takeDuePayments, type PaymentRow } from './store.ts';
import type { PaymentDeps } from './payment-deps.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const batch = 20;
/** Longer than the provider may take; then somebody else looks. */
const leaseMs = minuteMs;
const awayMs = 30_000;

/** How long after its opening a payment is asked about how often; after the last nobody asks any more. */
const patience = [
  { untilMs: 10 * minuteMs, everyMs: minuteMs },
  { untilMs: 2 * hourMs, everyMs: 5 * minuteMs },
  { untilMs: 24 * hourMs, everyMs: hourMs },
  { untilMs: 72 * hourMs, everyMs: 6 * hourMs },
] as const;

/** Asks the provider about one payment, and books what it says. */
export async function lookAt(
  { db }: Pick<PaymentDeps, 'db'>,
  gateway: PaymentGateway,
  payment: PaymentRow,
): Promise<'paid' | 'unpaid' | 'away'> {
  const looked = await gateway.look(payment.id);
  if (!looked.ok) return 'away';
  if (looked.value.state !== 'paid') return 'unpaid';
  await settle(db, payment, looked.value);
  return 'paid';
}

/** Every payment whose time has come: those that a notice named, and those that no notice ever settled. */
export async function lookAtDue({ db, gateway }: PaymentDeps, now: Date): Promise<void> {
  if (gateway === null) return;
  for (;;) {
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await takeDuePayments(db, { now, leaseUntil, most: batch });
    await Promise.all(
      due.map(async (payment) => {
        const found = await lookAt({ db }, gateway, payment);
        if (found === 'paid') return;
        const at = found === 'away' ? new Date(now.getTime() + awayMs) : nextLook(payment.openedAt, now);
        await setNextLook(db, payment.id, at, leaseUntil);
      }),
    );
    if (due.length < batch) return;
  }
}

function nextLook(openedAt: Date, now: Date): Date | null {
  const age = now.getTime() - openedAt.getTime();
  const step = patience.find(({ untilMs }) => age < untilMs);
  return step === undefined ? null : new Date(now.getTime() + step.everyMs);
}
