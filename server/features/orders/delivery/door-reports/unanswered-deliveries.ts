import type { Database } from '#server/db/database.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { forEachLocked } from '#server/jobs/each-locked.ts';
import { handToAdmins } from './hand-to-admin.ts';
import { lockDoorReport, lockUnansweredDeliveries } from './store.ts';

/** Hands deliveries whose customer did not answer in time to admins. */
export async function handOnUnanswered(db: Database, most: number): Promise<void> {
  let handled = most;
  while (handled === most) {
    handled = await forEachLocked(
      db,
      (transaction) => lockUnansweredDeliveries(transaction, most),
      async (transaction, { code, reportId }) => {
        const order = await lockOrder(transaction, code);
        const report = order && (await lockDoorReport(transaction, reportId, order.id));
        // An answer may have come since the row was read.
        if (order === undefined || report?.answer !== null || report.outcome !== null) return;
        await handToAdmins(transaction, order, report, 'silence');
      },
    );
  }
}
