import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteOldNotices } from './store.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Notices are stored to recognize repeats, which do not come after this long. */
export async function forgetOldNotices({ db }: PaymentDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retainedFor.payment_notice.days * 24 * 60 * 60_000);
  await deleteInBatches((most) => deleteOldNotices(db, before, most));
}
