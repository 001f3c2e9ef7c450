import type { Db } from '../db/database.ts';
import type { PublishedEvent } from './published-store.ts';

export interface ReaderRow {
  number: number;
  failures: number;
}

/** An event as a reader takes it, a while after it was written. */
export interface TakenEvent extends PublishedEvent {
  writtenAt: string;
}

export interface Taken {
  reader: ReaderRow;
  /** How much was published since, of every kind, and the number of the last. */
  published: { count: number; last: number };
  events: TakenEvent[];
}

/**
 * How far a reader has come, held until the transaction ends, and what was published since, oldest first, of the kinds
 * that it takes; nothing where nothing was published, or while another instance reads in its name. Numbers are given one
 * after the other, so a look sees all that came before the last. PostgreSQL is shown neither how many nor which kinds:
 * it would find a plan for just these each time.
 */
export async function takeReader(
  transaction: Db,
  name: string,
  { kinds, most }: { kinds: ReadonlySet<string> | undefined; most: number },
): Promise<Taken | undefined> {
  const ofKinds =
    kinds === undefined
      ? transaction``
      : transaction`where kind = any((select ${[...kinds]}::text[])::text[])`;
  const rows = await transaction<
    (ReaderRow & { count: number; last: number | null; event: TakenEvent | null })[]
  >`
    with reader as materialized (
      select number, failures from outbox_reader where name = ${name} for update skip locked),
    published as materialized (
      select event.* from reader cross join lateral (
        select number, kind, topics, payload, written_at as "writtenAt" from outbox_event
        where number > reader.number order by number limit (select ${most}::int)) as event)
    select reader.number, reader.failures, (select count(*) from published) as count,
      (select max(number) from published) as last, to_json(event) as event
    from reader left join (select * from published ${ofKinds}) as event on true
    order by event.number`;
  const [first] = rows;
  if (first === undefined || first.last === null) return undefined;
  const { number, failures, count, last } = first;
  const events = rows.flatMap(({ event }) => event ?? []);
  return { reader: { number, failures }, published: { count, last }, events };
}

export async function noteRead(
  transaction: Db,
  name: string,
  { number, failures }: ReaderRow,
): Promise<void> {
  await transaction`update outbox_reader set number = ${number}, failures = ${failures} where name = ${name}`;
}

export async function passOver(
  transaction: Db,
  name: string,
  { number, kind, payload }: PublishedEvent,
  why: string,
): Promise<void> {
  await transaction`
    insert into outbox_passed_over (reader, number, kind, payload, why)
    values (${name}, ${number}, ${kind}, ${transaction.json(payload)}, ${why})`;
}

/** How many events each reader has still to take. */
export async function measureReaders(db: Db): Promise<Record<string, number>> {
  const rows = await db<{ name: string; behind: number }[]>`
    select name, greatest(0, (select coalesce(max(number), 0) from outbox_event) - number) as behind
    from outbox_reader`;
  return Object.fromEntries(rows.map(({ name, behind }) => [name, behind]));
}

export async function countPassedOver(db: Db): Promise<Record<string, number>> {
  const rows = await db<{ name: string; events: number }[]>`
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
