import {
  currentKind,
  domainEvent,
  type DomainEvent,
  type EventKind,
  type EventOf,
} from '#contract/events/domain-event.ts';
import type { Database, Db, Transaction } from '../db/database.ts';
import { noteRead, passOver, takeReader, type EventRow, type ReaderRow } from './reader-store.ts';

/** An event as a reader handles it, a while after it was written. */
export type TakenEvent<Kind extends EventKind = EventKind> = EventOf<Kind> &
  Pick<EventRow, 'number' | 'topics' | 'writtenAt'>;

type Take<Event> = (transaction: Db, events: readonly Event[]) => Promise<void>;
type TakeRows = Take<EventRow>;

const batch = 200;
/** A reader wakes every few seconds, so one event holds the others up for minutes. */
const mostFailures = 60;

/** Handles each event by itself. */
export function oneByOne<Kind extends EventKind>(
  take: (transaction: Db, event: TakenEvent<Kind>) => Promise<void>,
): Take<TakenEvent<Kind>> {
  return async (transaction, events) => {
    for (const event of events) await take(transaction, event);
  };
}

/** A reader: the name under which its place is stored, and the kinds that it handles. */
export interface Reader<Kind extends EventKind> {
  name: string;
  kinds: ReadonlySet<Kind>;
}

type AnyReader = Reader<EventKind>;

/**
 * Hands on the events published since the reader's last poll, in order. The writes of `take` and the reader's place are
 * one transaction: every event is handled exactly once, whichever process is killed in between.
 */
export async function readOutbox<Kind extends EventKind>(
  db: Database,
  reader: Reader<Kind>,
  take: Take<TakenEvent<Kind>>,
): Promise<void> {
  // Inside, so that a payload that cannot be parsed is tried and passed over like an event that cannot be handled.
  const takeRows: TakeRows = async (transaction, rows) =>
    take(
      transaction,
      rows.map((row) => parseRow(reader.kinds, row)),
    );
  for (;;) {
    const { count, failure } = await readSome(db, reader, takeRows);
    if (failure !== undefined) throw failure.error;
    if (count < batch) return;
  }
}

function parseRow<Kind extends EventKind>(
  kinds: ReadonlySet<Kind>,
  { kind, payload, number, topics, writtenAt }: EventRow,
): TakenEvent<Kind> {
  const event = domainEvent.parse({ kind: currentKind(kind), payload });
  if (!isOf(kinds, event)) throw new Error(`${kind} was read by somebody who does not handle it`);
  return { ...event, number, topics, writtenAt };
}

function isOf<Kind extends EventKind>(
  kinds: ReadonlySet<Kind>,
  event: DomainEvent,
): event is DomainEvent & EventOf<Kind> {
  const handled: ReadonlySet<EventKind> = kinds;
  return handled.has(event.kind);
}

interface Failure {
  event: EventRow;
  error: unknown;
}

interface Read {
  count: number;
  failure?: Failure;
}

const nothingRead: Read = { count: 0 };

async function readSome(db: Database, reader: AnyReader, take: TakeRows): Promise<Read> {
  return (await readTogether(db, reader, take)) ?? readApart(db, reader, take);
}

/** Handles all at once; a batch that fails leaves nothing behind and reports nothing. */
async function readTogether(
  db: Database,
  { name, kinds }: AnyReader,
  take: TakeRows,
): Promise<Read | undefined> {
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

/** Handles each by itself up to a failure, which is thrown after the commit: earlier events stay handled. */
async function readApart(db: Database, { name, kinds }: AnyReader, take: TakeRows): Promise<Read> {
  let read = nothingRead;
  await db.begin(async (transaction) => {
    const poll = await takeReader(transaction, name, { kinds, most: batch });
    if (poll === undefined) return;
    const { reader, published, events } = poll;
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
  events: readonly EventRow[],
  take: TakeRows,
): Promise<{ taken: readonly EventRow[]; failure?: Failure }> {
  for (const [place, event] of events.entries()) {
    const failed = await tryToTake(transaction, event, take);
    if (failed !== undefined) return { taken: events.slice(0, place), failure: { event, ...failed } };
  }
  return { taken: events };
}

/** Answers the failure; then nothing of the event is left. */
async function tryToTake(
  transaction: Transaction,
  event: EventRow,
  take: TakeRows,
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
