import * as endpoints from '#contract/payments/approvals/endpoints.ts';
import type { Approval } from '#contract/payments/approvals/schema.ts';
import { theHouse, type Doer } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { storeApproval, type ApprovalRow } from '#server/features/ledger/second-person/store.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { findListed } from './store.ts';
import { viewApproval } from './view.ts';

interface Closing {
  state: 'approved' | 'passed' | 'refused' | 'withdrawn' | 'lapsed';
  /** Null where the time was over. */
  by: Doer | null;
  reason: string | null;
}

/** Writes down what became of it, on the record. */
export async function closeApproval(
  transaction: Db,
  { id, kind, kobo, recipientId, orderId, askedBy }: ApprovalRow,
  { state, by, reason }: Closing,
): Promise<{ subject: string; reply: Approval }> {
  await storeApproval(transaction, id, { state, by: by?.userId ?? null, reason });
  const subject = recipientId ?? orderId ?? id;
  await recordChange(transaction, by ?? theHouse, {
    action: state === 'withdrawn' ? endpoints.withdrawApproval.name : endpoints.decideApproval.name,
    noun: 'money',
    subject,
    before: { what: kind, state: 'waiting', kobo, askedBy },
    after: { state, reason },
  });
  const topics = ['payments', 'orders'];
  await writeEvent(transaction, { topics, kind: 'payment.approvalDecided', payload: { approvalId: id } });
  const closed = await findListed(transaction, id);
  if (closed === undefined) throw new Error('an approval went away while it was decided');
  return { subject, reply: viewApproval(closed) };
}
