import { createHash } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import type * as endpoints from '#contract/payments/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { keepNotice } from './store.ts';
import type { PaymentDeps } from './payment-deps.ts';

/**
 * Takes a notice in, once however often it comes, and answers before anybody is asked: what it says is not believed,
 * it only brings the look at its payment forward.
 */
export async function receivePaystackNotice(
  { db, gateway }: PaymentDeps,
  { body, signature }: InputOf<typeof endpoints.receivePaystackNotice>,
): Promise<OutcomeOf<typeof endpoints.receivePaystackNotice>> {
  if (gateway === null) return { ok: false, reason: 'online-closed' };
  if (!gateway.isSigned(body, signature)) return { ok: false, reason: 'wrong-signature' };
  const named = gateway.referenceIn(body);
  const reference = named !== undefined && id.safeParse(named).success ? named : null;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  await inTransaction(db, async (transaction) => {
    const stored = await keepNotice(transaction, { bodyHash, reference, now: new Date() });
    if (!stored.wakes || reference === null) return;
    await writeEvent(transaction, {
      topics: ['payments'],
      kind: 'payment.noticeReceived',
      payload: { paymentId: reference },
    });
  });
  return { ok: true, value: { done: true } };
}
