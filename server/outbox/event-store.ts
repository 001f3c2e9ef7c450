import { earlierNameOf, type DomainEvent } from '#contract/events/domain-event.ts';
import type { Db } from '../db/database.ts';

/** An event, and whom or what it concerns. */
export type OutboxEvent = DomainEvent & { topics: readonly string[] };

/** Writes an event in the transaction that makes it true; it is delivered after the commit, or never was. */
export function writeEvent(transaction: Db, event: OutboxEvent): Promise<void> {
  return writeEvents(transaction, [event]);
}

/** Several at once, in this sequence. */
export async function writeEvents(transaction: Db, events: readonly OutboxEvent[]): Promise<void> {
  await transaction`${eventInsert(transaction, events)}`;
}

/**
 * The same as a piece of a larger statement, which may say when it holds. `kind` is the name by which the version before
 * knows the event: its readers would pass over a name that is new to them.
 */
export function eventInsert(db: Db, events: readonly OutboxEvent[], condition = db`true`) {
  const written = events.map(({ topics, kind, payload }) => ({
    topics,
    name: kind,
    kind: earlierNameOf(kind),
    payload,
  }));
  return db`
    insert into outbox_event (topics, kind, name, payload)
    select array(select jsonb_array_elements_text(event -> 'topics')), event ->> 'kind', event ->> 'name',
      event -> 'payload'
    from jsonb_array_elements(${db.json(written)}) with ordinality as written (event, place)
    where ${condition}
    order by place`;
}
