import type { Database, Db, Transaction } from '../db/database.ts';
import { noteRead, passOver, takeReader, type ReaderRow, type TakenEvent } from './reader-store.ts';

type Take = (transaction: Db, events: readonly TakenEvent[]) => Promise<void>;

const batch = 200;
/** A reader is woken every few seconds, so this is minutes of trying before one event lets the others by. */
const mostFailures = 60;

/** For a reader to whom each event is a story of its own. */
export function oneByOne(take: (transaction: Db, event: TakenEvent) => Promise<void>): Take {
  return async (transaction, events) => {
    for (const event of events) await take(transaction, event);
  };
}

/** Who reads: the name under which it is kept how far they have come, and the kinds that they take, where not all. */
export interface Reader {
  name: string;
  kinds?: ReadonlySet<string>;
}

/**
 * Hands on what was published since this reader last looked, in order. What `take` writes and how far the reader has
 * come are one transaction: every event is taken exactly once, whoever is killed in between.
 */
export async function readOutbox(db: Database, reader: Reader, take: Take): Promise<void> {
  for (;;) {
    const { count, failure } = await readSome(db, reader, take);
    if (failure !== undefined) throw failure.error;
    if (count < batch) return;
  }
}

interface Failure {
  event: TakenEvent;
  error: unknown;
}

interface Read {
  count: number;
  failure?: Failure;
}

const nothingRead: Read = { count: 0 };

async function readSome(db: Database, reader: Reader, take: Take): Promise<Read> {
  return (await readTogether(db, reader, take)) ?? readApart(db, reader, take);
}

/** All of them at once; where that cannot be taken nothing of it is left, and nothing is said. */
async function readTogether(db: Database, { name, kinds }: Reader, take: Take): Promise<Read | undefined> {
  let isRefused = false;
  let read = nothingRead;
  try {
    await db.begin(async (transaction) => {
      const taken = await takeReader(transaction, name, { kinds, most: batch });
      if (taken === undefined) return;
      const { published, events } = taken;
      if (events.length > 0)
        await take(transaction, events).catch((error: unknown) => {
          isRefused = true;
          throw error;
        });
      await noteRead(transaction, name, { number: published.last, failures: 0 });
      read = { count: published.count };
    });
  } catch (error) {
    if (isRefused) return undefined;
    throw error;
  }
  return read;
}

/** Each by itself as far as it goes. Failures are told after the commit: what was taken before them stays taken. */
async function readApart(db: Database, { name, kinds }: Reader, take: Take): Promise<Read> {
  let read = nothingRead;
  await db.begin(async (transaction) => {
    const look = await takeReader(transaction, name, { kinds, most: batch });
    if (look === undefined) return;
    const { reader, published, events } = look;
    const { taken, failure } = await takeSome(transaction, events, take);
    if (failure === undefined) {
      await noteRead(transaction, name, { number: published.last, failures: 0 });
      read = { count: published.count };
      return;
    }
    const come = { number: taken.at(-1)?.number ?? reader.number, failures: 0 };
    await noteFailure(transaction, name, { come, before: reader, failure });
    read = { count: taken.length, failure };
  });
  return read;
}

async function takeSome(
  transaction: Transaction,
  events: readonly TakenEvent[],
  take: Take,
): Promise<{ taken: readonly TakenEvent[]; failure?: Failure }> {
  for (const [place, event] of events.entries()) {
    const failed = await tryToTake(transaction, event, take);
    if (failed !== undefined) return { taken: events.slice(0, place), failure: { event, ...failed } };
  }
  return { taken: events };
}

/** Says why not; then nothing of it is left. */
async function tryToTake(
  transaction: Transaction,
  event: TakenEvent,
  take: Take,
): Promise<{ error: unknown } | undefined> {
  try {
    await transaction.savepoint((inner) => take(inner, [event]));
    return undefined;
  } catch (error) {
    return { error };
  }
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
