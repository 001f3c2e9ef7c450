import type { Database, Db } from '../db/database.ts';
import { readPublished, type PublishedEvent } from './published-store.ts';
import { noteRead, passOver, takeReader, type ReaderRow } from './reader-store.ts';

type Take = (transaction: Db, event: PublishedEvent) => Promise<void>;

const batch = 200;
/** A reader is woken every few seconds, so this is minutes of trying before one event lets the others by. */
const mostFailures = 60;

/**
 * Hands on what was published since this reader last looked, in order. What `take` writes and how far the reader has
 * come are one transaction: every event is taken exactly once, whoever is killed in between.
 */
export async function readOutbox(db: Database, name: string, take: Take): Promise<void> {
  for (;;) {
    const { count, failure } = await readSome(db, name, take);
    if (failure !== undefined) throw failure.error;
    if (count < batch) return;
  }
}

interface Failure {
  event: PublishedEvent;
  error: unknown;
}

/** Failures are told after the commit: what was taken before them stays taken. */
async function readSome(
  db: Database,
  name: string,
  take: Take,
): Promise<{ count: number; failure?: Failure }> {
  let read: { count: number; failure?: Failure } = { count: 0 };
  await db.begin(async (transaction) => {
    const reader = await takeReader(transaction, name);
    if (reader === undefined) return;
    const events = await readPublished(transaction, { after: reader.number, most: batch });
    const taken: PublishedEvent[] = [];
    let failure: Failure | undefined;
    for (const event of events) {
      try {
        await transaction.savepoint((inner) => take(inner, event));
        taken.push(event);
      } catch (error) {
        failure = { event, error };
        break;
      }
    }
    const come = { number: taken.at(-1)?.number ?? reader.number, failures: 0 };
    if (failure === undefined) await (taken.length > 0 && noteRead(transaction, name, come));
    else await noteFailure(transaction, name, { come, before: reader, failure });
    read = { count: taken.length, ...(failure !== undefined && { failure }) };
  });
  return read;
}

async function noteFailure(
  transaction: Db,
  name: string,
  { come, before, failure }: { come: ReaderRow; before: ReaderRow; failure: Failure },
): Promise<void> {
  const failures = come.number === before.number ? before.failures + 1 : 1;
  if (failures < mostFailures) return noteRead(transaction, name, { ...come, failures });
  await passOver(transaction, name, failure.event, String(failure.error));
  await noteRead(transaction, name, { number: failure.event.number, failures: 0 });
}
