import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type * as endpoints from '#contract/payments/endpoints.ts';
import { paymentReference } from '#contract/payments/schema.ts';
import type { Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { guessTries } from '../policy.ts';
import { pollPayment } from './poll-payments.ts';
import { findPayment } from './store.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Asks the provider about a payment, for a customer who returns from its page. */
export async function checkPayment(
  till: PaymentDeps,
  { reference }: InputOf<typeof endpoints.checkPayment>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.checkPayment>> {
  const { db, gateway } = till;
  if (gateway === null) return { ok: false, reason: 'online-closed' };
  const tried = await takeTry(db, [guessTries(caller)]);
  if (!tried.ok) return tried;
  const payment = await findPayment(db, reference);
  if (payment === undefined) return { ok: false, reason: 'not-found' };
  const isSettled = payment.state === 'paid' || payment.state === 'returned';
  const found = isSettled ? 'paid' : await pollPayment(till, gateway, payment);
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
      isComing: found === 'coming',
    },
  };
}
