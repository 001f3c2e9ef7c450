import type { Database, Db } from '../db/database.ts';
import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { inTransaction } from '../db/transaction.ts';
import { startPeriodicJob, type RunningJob } from '../jobs/periodic-job.ts';
import { retainedFor } from '../retention/periods.ts';
import type { FanOut } from './fan-out.ts';
import type { Feed } from './feed.ts';
import { readerNames } from './readers.ts';
import {
  deleteOldEvents,
  pollOutbox,
  numberWaiting,
  takeRelay,
  type PublishedEvent,
} from './published-store.ts';

const pollSeconds = 0.04;
// While another instance numbers and publishes, a poll is for the case that it is gone.
const idleMs = 200;
const batch = 500;
const tidySeconds = 10 * 60;

interface RelayDeps {
  feed: Feed;
  fanOut: FanOut;
  reportError: (error: unknown) => void;
}

/** Numbers events after their commit. Every instance polls; the advisory lock lets one of them number at a time. */
export function startRelay(db: Database, { feed, fanOut, reportError }: RelayDeps): RunningJob[] {
  let polledAt = 0;
  const relay = async () => {
    const now = performance.now();
    if (fanOut.isDoneElsewhere() && now - polledAt < idleMs) return;
    polledAt = now;
    const { isWaiting, last } = await pollOutbox(db);
    feed.seen(last);
    let isLeft = isWaiting;
    while (isLeft) {
      const numbered = await numberSome(db);
      if (numbered.length > 0) fanOut.publish(numbered);
      isLeft = numbered.length === batch;
    }
  };
  return [
    startPeriodicJob({ name: 'outbox-relay', everySeconds: pollSeconds, work: relay }, reportError),
    startPeriodicJob(
      {
        name: 'outbox-tidy',
        everySeconds: tidySeconds,
        work: () => tidyOutbox(db, Object.values(readerNames)),
      },
      reportError,
    ),
  ];
}

function numberSome(db: Database): Promise<PublishedEvent[]> {
  return inTransaction(db, async (transaction) =>
    // Taken in a statement of its own, so that the next one sees what the relay before it has numbered.
    (await takeRelay(transaction)) ? numberWaiting(transaction, batch) : [],
  );
}

/** Deletes old events: older ones are not replayed, and a page that was away longer queries again. */
export async function tidyOutbox(db: Db, readers: readonly string[]): Promise<void> {
  const { days } = retainedFor.outbox_event;
  await deleteInBatches((most) => deleteOldEvents(db, { readers, days, most }));
}
