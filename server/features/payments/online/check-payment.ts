import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type * as endpoints from '#contract/payments/endpoints.ts';
import { paymentReference } from '#contract/payments/schema.ts';
import type { Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { settle } from './settle-payment.ts';
import type { Till } from './till.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { lookTries } from '../policy.ts';
import { findPayment, setNextLook, takeDuePayments, type PaymentRow } from './store.ts';

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
  { db }: Pick<Till, 'db'>,
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
export async function lookAtDue({ db, gateway }: Till, now: Date): Promise<void> {
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

/** How a payment stands, asked now: for whoever comes back from the provider's page. */
export async function checkPayment(
  till: Till,
  { reference }: InputOf<typeof endpoints.checkPayment>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.checkPayment>> {
  const { db, gateway } = till;
  if (gateway === null) return { ok: false, reason: 'online-closed' };
  const tried = await takeTry(db, [lookTries(caller)]);
  if (!tried.ok) return tried;
  const payment = await findPayment(db, reference);
  if (payment === undefined) return { ok: false, reason: 'not-found' };
  const isSettled = payment.state === 'paid' || payment.state === 'returned';
  const found = isSettled ? 'paid' : await lookAt(till, gateway, payment);
  if (found === 'away') return { ok: false, reason: 'provider-away' };
  const now = found === 'paid' ? await findPayment(db, reference) : payment;
  if (now === undefined) throw new Error('a payment went away');
  const { code, state, kobo } = now;
  return {
    ok: true,
    value: {
      reference: paymentReference.parse(now.id),
      code: orderCode.parse(code),
      state,
      kobo: asKobo(kobo),
    },
  };
}
