import type { EventKind } from '#contract/events/domain-event.ts';
import type { Database, Transaction } from '../db/database.ts';
import { joinLane, noteHeld, takeLane, type HeldPlace, type Lane } from './lane-store.ts';
import { passOver } from './reader-store.ts';
import { mostFailures, tryToTake, type Failure, type TakeRows } from './try-to-take.ts';

const batch = 200;

interface Taking {
  kinds: ReadonlySet<EventKind>;
  take: TakeRows;
}

/**
 * Hands on the events of a held lane, one by one and in order, up to one that fails or to the reader's own place, from
 * where the reader takes them again. The place is committed with what was written, and another instance may read another
 * lane meanwhile.
 */
export async function readLane(db: Database, lane: Lane, taking: Taking): Promise<Failure | undefined> {
  for (;;) {
    const { count, failure } = await db.begin((transaction) => readSome(transaction, lane, taking));
    if (failure !== undefined) return failure;
    if (count < batch) break;
  }
  // Its own transaction: a connection that waits for the reader's place may hold nothing that a handler wants to lock.
  await db.begin((transaction) => joinLane(transaction, lane));
  return undefined;
}

async function readSome(
  transaction: Transaction,
  lane: Lane,
  { kinds, take }: Taking,
): Promise<{ count: number; failure?: Failure }> {
  const taken = await takeLane(transaction, lane, { kinds, most: batch });
  if (taken === undefined) return { count: 0 };
  const { place, until, events } = taken;
  for (const [at, event] of events.entries()) {
    const failure = await tryToTake(transaction, event, take);
    if (failure === undefined) continue;
    await noteFailure(transaction, lane, { place, come: events[at - 1]?.number, failure });
    return { count: at, failure };
  }
  const last = events.length < batch ? until : events.at(-1)?.number;
  await noteHeld(transaction, lane, { number: last ?? until, failures: 0 });
  return { count: events.length };
}

/** Counts the tries of the event behind the place; after the last one it is passed over. */
async function noteFailure(
  transaction: Transaction,
  lane: Lane,
  { place, come, failure }: { place: HeldPlace; come: number | undefined; failure: Failure },
): Promise<void> {
  const failures = come === undefined ? place.failures + 1 : 1;
  if (failures < mostFailures) return noteHeld(transaction, lane, { number: come ?? place.number, failures });
  await passOver(transaction, lane.reader, failure.event, String(failure.error));
  await noteHeld(transaction, lane, { number: failure.event.number, failures: 0 });
}
