import * as z from 'zod/mini';
import { type EventKind, namesOf } from '#contract/events/domain-event.ts';
import type { Db } from '../db/database.ts';
import { arrayOf, json, nullable, number, text } from '../db/sql/codecs.ts';
import type { Fragment } from '../db/sql/query.ts';
import type { RowOf } from '../db/sql/row.ts';

const readerRow = {
  number: number,
  failures: number,
  held: arrayOf(text),
};
export type ReaderRow = RowOf<typeof readerRow>;

/** The row of an event, under the name of today or of then, with a payload that nobody has parsed yet. */
export const eventRow = z.object({
  number: z.number(),
  lane: z.string(),
  kind: z.string(),
  topics: z.array(z.string()),
  payload: z.unknown(),
  writtenAt: z.string(),
});
export type EventRow = z.output<typeof eventRow>;

/** The columns of an event as `eventRow` has them. Its lane is its city, or the house where it is of none. */
export const eventColumns = (db: Db): Fragment => db`
  number, coalesce(city_id::text, 'house') as lane, coalesce(name, kind) as kind, topics, payload,
  written_at as "writtenAt"`;

const takenRow = {
  ...readerRow,
  count: number,
  last: nullable(number),
  event: nullable(json(eventRow)),
};

export interface Taken {
  reader: ReaderRow;
  /** Events published since, of every kind and lane, and the number of the last; that of the place where none was. */
  published: { count: number; last: number };
  /** The events of the reader's kinds in lanes that are not held. */
  events: EventRow[];
}

/**
 * Locks a reader's place until the transaction ends, and reads the events published since, oldest first, of its kinds;
 * answers nothing while another instance reads in its name. Numbers are given one after the other, so a poll sees all
 * that came before the last. PostgreSQL is shown neither how many nor which kinds: it would find a plan for just these
 * each time. The held lanes stand in the row that is locked, and so are those of now.
 */
export async function takeReader(
  transaction: Db,
  name: string,
  { kinds, most }: { kinds: ReadonlySet<EventKind>; most: number },
): Promise<Taken | undefined> {
  const rows = await transaction.rows(takenRow)`
    with reader as materialized (
      select number, failures, held from outbox_reader where name = ${name} for update skip locked),
    published as materialized (
      select event.* from reader cross join lateral (
        select ${eventColumns(transaction)} from outbox_event
        where number > reader.number order by number limit (select ${most}::int)) as event)
    select reader.number, reader.failures, reader.held, (select count(*) from published) as count,
      (select max(number) from published) as last, to_json(event) as event
    from reader left join (
      select * from published where kind = any((select ${namesOf(kinds)}::text[])::text[])) as event
      on event.lane <> all (reader.held)
    order by event.number`;
  const [first] = rows;
  if (first === undefined) return undefined;
  const { count, last, event: _event, ...reader } = first;
  const events = rows.flatMap(({ event }) => event ?? []);
  return { reader, published: { count, last: last ?? reader.number }, events };
}

/** Notes how far a reader has come, and the lanes that it takes from a place of their own. */
export async function noteRead(
  transaction: Db,
  name: string,
  { number: last, held }: Pick<ReaderRow, 'number' | 'held'>,
): Promise<void> {
  await transaction`
    update outbox_reader set number = ${last}, noted = ${last}, failures = 0, held = ${[...held]}::text[]
    where name = ${name}`;
}

export async function passOver(transaction: Db, name: string, event: EventRow, why: string): Promise<void> {
  await transaction`
    insert into outbox_passed_over (reader, number, kind, payload, why)
    values (${name}, ${event.number}, ${event.kind}, ${transaction.json(event.payload)}, ${why})`;
}

/** The events that each reader has still to handle. */
export async function measureReaders(db: Db): Promise<Record<string, number>> {
  const rows = await db.rows({ name: text, behind: number })`
    select name, greatest(0, (select coalesce(max(number), 0) from outbox_event) - number) as behind
    from outbox_reader`;
  return Object.fromEntries(rows.map(({ name, behind }) => [name, behind]));
}

/** The number of lanes that each reader holds. */
export async function countHeld(db: Db): Promise<Record<string, number>> {
  const rows = await db.rows({ name: text, lanes: number })`
    select name, cardinality(held) as lanes from outbox_reader`;
  return Object.fromEntries(rows.map(({ name, lanes }) => [name, lanes]));
}

export async function countPassedOver(db: Db): Promise<Record<string, number>> {
  const rows = await db.rows({ name: text, events: number })`
    select name, (select count(*) from outbox_passed_over where reader = name) as events from outbox_reader`;
  return Object.fromEntries(rows.map(({ name, events }) => [name, events]));
}

export async function deleteOldPassedOver(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from outbox_passed_over where (reader, number) in (
      select reader, number from outbox_passed_over where at < now() - ${days} * interval '1 day'
      limit ${most} for update skip locked)`;
  return gone.count;
}
