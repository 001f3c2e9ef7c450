import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import type * as endpoints from '#contract/payments/endpoints.ts';
import { createHash } from 'node:crypto';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { keptFor } from '#server/retention/periods.ts';
import type { Till } from './till.ts';
import { deleteOldNotices, keepNotice } from './store.ts';

/**
 * Takes a notice in, once however often it comes, and answers before anybody is asked: what it says is not believed,
 * it only brings the look at its payment forward.
 */
export async function receivePaystackNotice(
  { db, gateway }: Till,
  { body, signature }: InputOf<typeof endpoints.receivePaystackNotice>,
): Promise<OutcomeOf<typeof endpoints.receivePaystackNotice>> {
  if (gateway === null) return { ok: false, reason: 'online-closed' };
  if (!gateway.isSigned(body, signature)) return { ok: false, reason: 'wrong-signature' };
  const named = gateway.referenceIn(body);
  const reference = named !== undefined && id.safeParse(named).success ? named : null;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  await inTransaction(db, async (transaction) => {
    const kept = await keepNotice(transaction, { bodyHash, reference, now: new Date() });
    if (!kept.wakes || reference === null) return;
    await writeEvent(transaction, {
      topics: ['payments'],
      kind: 'payment.notice',
      payload: { paymentId: reference },
    });
  });
  return { ok: true, value: { done: true } };
}

/** What is kept of notices is kept against their being sent again, and nobody sends one for so long. */
export async function forgetOldNotices({ db }: Till, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptFor.payment_notice.days * 24 * 60 * 60_000);
  await deleteInBatches((most) => deleteOldNotices(db, before, most));
}
