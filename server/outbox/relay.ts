import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { every, type Round } from '../every.ts';
import { deleteOldEvents, isSomethingWaiting, numberWaiting, takeRelay } from './published-store.ts';

const pollSeconds = 0.04;
const batch = 500;
const tidySeconds = 10 * 60;
const keptHours = 48;

/** Numbers events after their commit. Every instance looks; the advisory lock lets one of them number at a time. */
export function startRelay(
  db: Database,
  heard: { published: () => void; complain: (error: unknown) => void },
): Round[] {
  const relay = async () => {
    let isLeft = await isSomethingWaiting(db);
    while (isLeft) {
      const numbered = await numberSome(db);
      if (numbered > 0) heard.published();
      isLeft = numbered === batch;
    }
  };
  return [
    every(pollSeconds, relay, heard.complain),
    every(tidySeconds, () => deleteOldEvents(db, keptHours), heard.complain),
  ];
}

function numberSome(db: Database): Promise<number> {
  return inTransaction(db, async (transaction) =>
    // Taken in a statement of its own, so that the next one sees what the relay before it has numbered.
    (await takeRelay(transaction)) ? numberWaiting(transaction, batch) : 0,
  );
}
