import type { Database, Db } from '../db/database.ts';
import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { inTransaction } from '../db/transaction.ts';
import { startPeriodicJob, type RunningJob } from '../jobs/periodic-job.ts';
import { keptFor } from '../retention/periods.ts';
import type { FanOut } from './fan-out.ts';
import type { Feed } from './feed.ts';
import { readerNames } from './readers.ts';
import {
  deleteOldEvents,
  lookAtOutbox,
  numberWaiting,
  takeRelay,
  type PublishedEvent,
} from './published-store.ts';

const pollSeconds = 0.04;
// Where another instance numbers and tells of it, a look is for the case that it is gone.
const idleMs = 200;
const batch = 500;
const tidySeconds = 10 * 60;

interface Heard {
  feed: Feed;
  fanOut: FanOut;
  complain: (error: unknown) => void;
}

/** Numbers events after their commit. Every instance looks; the advisory lock lets one of them number at a time. */
export function startRelay(db: Database, { feed, fanOut, complain }: Heard): RunningJob[] {
  let lookedAt = 0;
  const relay = async () => {
    const now = performance.now();
    if (fanOut.isDoneElsewhere() && now - lookedAt < idleMs) return;
    lookedAt = now;
    const { isWaiting, last } = await lookAtOutbox(db);
    feed.seen(last);
    let isLeft = isWaiting;
    while (isLeft) {
      const numbered = await numberSome(db);
      if (numbered.length > 0) fanOut.tell(numbered);
      isLeft = numbered.length === batch;
    }
  };
  return [
    startPeriodicJob({ name: 'outbox-relay', everySeconds: pollSeconds, work: relay }, complain),
    startPeriodicJob(
      {
        name: 'outbox-tidy',
        everySeconds: tidySeconds,
        work: () => tidyOutbox(db, Object.values(readerNames)),
      },
      complain,
    ),
  ];
}

function numberSome(db: Database): Promise<PublishedEvent[]> {
  return inTransaction(db, async (transaction) =>
    // Taken in a statement of its own, so that the next one sees what the relay before it has numbered.
    (await takeRelay(transaction)) ? numberWaiting(transaction, batch) : [],
  );
}

/** Older than this nothing is replayed; whoever was away longer asks anew. */
export async function tidyOutbox(db: Db, readers: readonly string[]): Promise<void> {
  const { days } = keptFor.outbox_event;
  await deleteInBatches((most) => deleteOldEvents(db, { readers, days, most }));
}
