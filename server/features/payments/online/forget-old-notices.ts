import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { keptFor } from '#server/retention/periods.ts';
import { deleteOldNotices } from './store.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** What is kept of notices is kept against their being sent again, and nobody sends one for so long. */
export async function forgetOldNotices({ db }: PaymentDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptFor.payment_notice.days * 24 * 60 * 60_000);
  await deleteInBatches((most) => deleteOldNotices(db, before, most));
}
