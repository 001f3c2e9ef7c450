import { type EventKind, namesOf } from '#contract/events/domain-event.ts';
import type { Db } from '../db/database.ts';
import { json, nullable, number } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';
import { eventColumns, eventRow, type EventRow } from './reader-store.ts';

/** A lane that a reader holds: the events of one city, or of the house, behind one that it cannot take. */
export interface Lane {
  reader: string;
  lane: string;
}

const placeRow = {
  number: number,
  failures: number,
};
export type HeldPlace = RowOf<typeof placeRow>;

const takenRow = {
  ...placeRow,
  until: number,
  event: nullable(json(eventRow)),
};

export interface TakenLane {
  place: HeldPlace;
  /** The reader's own place, up to which the lane is read, and never before the lane's. */
  until: number;
  events: EventRow[];
}

/** Holds a lane from a place on; the transaction has the reader's place locked, and names the lane in `noteRead`. */
export async function holdLane(transaction: Db, { reader, lane }: Lane, place: HeldPlace): Promise<void> {
  await transaction`
    insert into outbox_held (reader, lane, number, failures)
    values (${reader}, ${lane}, ${place.number}, ${place.failures})`;
}

/**
 * Locks the place in a held lane until the transaction ends, and reads the lane's events between it and the place of the
 * reader; answers nothing where it is held no more, or while another instance reads it.
 */
export async function takeLane(
  transaction: Db,
  { reader, lane }: Lane,
  { kinds, most }: { kinds: ReadonlySet<EventKind>; most: number },
): Promise<TakenLane | undefined> {
  const rows = await transaction.rows(takenRow)`
    with held as materialized (
      select number, failures from outbox_held where reader = ${reader} and lane = ${lane} for update skip locked),
    main as (select number as until from outbox_reader where name = ${reader})
    select held.number, held.failures, greatest(main.until, held.number) as until, to_json(event) as event
    from held cross join main left join lateral (
      select * from (select ${eventColumns(transaction)} from outbox_event) as published
      where number > held.number and number <= main.until and lane = ${lane}
        and kind = any(${namesOf(kinds)}::text[])
      order by number limit ${most}) as event on true
    order by event.number`;
  const [first] = rows;
  if (first === undefined) return undefined;
  const { until, event: _event, ...place } = first;
  return { place, until, events: rows.flatMap(({ event }) => event ?? []) };
}

export async function noteHeld(transaction: Db, { reader, lane }: Lane, place: HeldPlace): Promise<void> {
  await transaction`
    update outbox_held set number = ${place.number}, failures = ${place.failures}
    where reader = ${reader} and lane = ${lane}`;
}

/** Ends the holding of a lane of which nothing is left before the reader's place; otherwise, or while either is locked, changes nothing. */
export async function joinLane(transaction: Db, { reader, lane }: Lane): Promise<void> {
  const [main] = await transaction.rows({ number: number })`
    select number from outbox_reader where name = ${reader} for update skip locked`;
  if (main === undefined) return;
  // A statement of its own: it sees all that was published up to the place that it has locked.
  await transaction`
    with held as materialized (
      select number from outbox_held where reader = ${reader} and lane = ${lane} for update skip locked),
    ended as (
      delete from outbox_held where reader = ${reader} and lane = ${lane} and exists (
        select from held where not exists (
          select from outbox_event where number > held.number and number <= ${main.number}
            and coalesce(city_id::text, 'house') = ${lane}))
      returning lane)
    update outbox_reader set held = array_remove(held, ended.lane), noted = number
    from ended where name = ${reader}`;
}
