import type { Database } from '#server/db/database.ts';
import { writeEvents } from '#server/outbox/event-store.ts';
import { requestEvent } from '../view-event.ts';
import { setOverdue } from './store-waited.ts';

const mostAtOnce = 50;

/** Tells staff, once for each, of requests that have waited for too long. */
export async function ringForLists(db: Database): Promise<void> {
  await db.begin(async (transaction) => {
    const overdue = await setOverdue(transaction, mostAtOnce);
    if (overdue.length === 0) return;
    await writeEvents(
      transaction,
      overdue.map((request) => requestEvent(request, 'request.overdue')),
    );
  });
}
