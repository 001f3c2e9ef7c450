import type { Db } from '#server/db/database.ts';
import type { JournalLine } from '../journal.ts';
import { checkFiles } from './files.ts';
import type { Loss } from './loss.ts';
import { checkMoney } from './money.ts';
import { checkOutbox } from './outbox.ts';
import { checkHistories } from './histories.ts';
import { checkTimers } from './timers.ts';
import { checkTwice, checkWrites } from './writes.ts';

export interface Remains {
  db: Db;
  mediaFolder: string;
  journal: readonly JournalLine[];
  now: Date;
}

/** Everything that was promised and does not hold, from what is left when the load is over. */
export async function findLosses({ db, mediaFolder, journal, now }: Remains): Promise<Loss[]> {
  const found = [
    await checkWrites(db, journal),
    await checkTwice(db),
    await checkHistories(db),
    await checkMoney(db, journal),
    await checkTimers(db),
    await checkOutbox(db),
    await checkFiles(db, mediaFolder, now),
  ];
  return found.flat();
}
