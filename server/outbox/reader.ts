import {
  currentKind,
  domainEvent,
  type DomainEvent,
  type EventKind,
  type EventOf,
} from '#contract/events/domain-event.ts';
import type { Database, Db } from '../db/database.ts';
import { holdLane } from './lane-store.ts';
import { readLane } from './read-lane.ts';
import { noteRead, passOver, takeReader, type EventRow } from './reader-store.ts';
import { mostFailures, tryToTake, type Failure, type TakeRows } from './try-to-take.ts';

/** An event as a reader handles it, a while after it was written. */
export type TakenEvent<Kind extends EventKind = EventKind> = EventOf<Kind> &
  Pick<EventRow, 'number' | 'topics' | 'writtenAt'>;

type Take<Event> = (transaction: Db, events: readonly Event[]) => Promise<void>;

const batch = 200;

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
 * one transaction: every event is handled exactly once, whichever process is killed in between. One that cannot be
 * handled is tried again from a place of its own, and with it waits its city alone.
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
  const { held, failures } = await readOn(db, reader, takeRows);
  for (const lane of held) {
    const failure = await readLane(
      db,
      { reader: reader.name, lane },
      { kinds: reader.kinds, take: takeRows },
    );
    if (failure !== undefined) failures.push(failure);
  }
  const [first] = failures;
  if (first !== undefined) throw first.error;
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

interface Read {
  count: number;
  /** The lanes that were held before. */
  held: readonly string[];
  failures: readonly Failure[];
}

const nothingRead: Read = { count: 0, held: [], failures: [] };

/** Reads as far as there is something; answers the lanes that were held as it began. */
async function readOn(
  db: Database,
  reader: AnyReader,
  take: TakeRows,
): Promise<{ held: readonly string[]; failures: Failure[] }> {
  const first = await readSome(db, reader, take);
  const failures = [...first.failures];
  let last = first;
  while (last.count === batch) {
    last = await readSome(db, reader, take);
    failures.push(...last.failures);
  }
  return { held: first.held, failures };
}

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
      const { reader, published, events } = taken;
      read = { count: published.count, held: reader.held, failures: [] };
      if (published.count === 0) return;
      if (events.length > 0)
        await take(transaction, events).catch((error: unknown) => {
          isRefused = true;
          throw error;
        });
      await noteRead(transaction, name, { number: published.last, held: reader.held });
    });
  } catch (error) {
    if (isRefused) return undefined;
    throw error;
  }
  return read;
}

/** Handles each by itself; from one that fails its lane is held, and the events of the others are handled. */
async function readApart(db: Database, { name, kinds }: AnyReader, take: TakeRows): Promise<Read> {
  let read = nothingRead;
  await db.begin(async (transaction) => {
    const taken = await takeReader(transaction, name, { kinds, most: batch });
    if (taken === undefined) return;
    const { reader, published, events } = taken;
    const held = new Set(reader.held);
    const failures: Failure[] = [];
    for (const event of events) {
      if (held.has(event.lane)) continue;
      const failure = await tryToTake(transaction, event, take);
      if (failure === undefined) continue;
      failures.push(failure);
      // The version before counted its tries of the first event in the reader's own row.
      const before = event === events[0] ? reader.failures : 0;
      if (await holdOrPass(transaction, name, { failure, before })) held.add(event.lane);
    }
    await noteRead(transaction, name, { number: published.last, held: [...held] });
    read = { count: published.count, held: reader.held, failures };
  });
  return read;
}

/** Answers true where the event's lane is held from now on. */
async function holdOrPass(
  transaction: Db,
  reader: string,
  { failure: { event, error }, before }: { failure: Failure; before: number },
): Promise<boolean> {
  const failures = before + 1;
  if (failures >= mostFailures) {
    await passOver(transaction, reader, event, String(error));
    return false;
  }
  await holdLane(transaction, { reader, lane: event.lane }, { number: event.number - 1, failures });
  return true;
}
