import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { writeEvents } from '#server/outbox/event-store.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteSomeRequests, lapseSome } from './store-ends.ts';
import { requestEvent } from './view-event.ts';
import { lapsesAfterMs } from './view.ts';

const most = 100;

/** Ends what nobody moved for a day; its sender is notified. */
export async function lapseRequests(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lapsesAfterMs);
  for (;;) {
    const lapsed = await inTransaction(db, async (transaction) => {
      const rows = await lapseSome(transaction, since, now, most);
      if (rows.length > 0)
        await writeEvents(
          transaction,
          rows.map((row) => requestEvent(row, 'request.lapsed')),
        );
      return rows.length;
    });
    if (lapsed < most) return;
  }
}

/** Takes away old requests with what was sent in them. */
export async function tidyRequests(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retainedFor.list_request.days * 24 * 60 * 60_000);
  await deleteInBatches((some) => deleteSomeRequests(db, before, some));
}
