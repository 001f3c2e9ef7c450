import type { Db } from '../db/database.ts';

/** Something that happened: what it is called, who may hear of it, and facts that name nobody. */
export interface OutboxEvent {
  topics: readonly string[];
  kind: `${string}.${string}`;
  payload: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes an event in the transaction that makes it true; it is delivered after the commit, or never was. */
export function writeEvent(transaction: Db, event: OutboxEvent): Promise<void> {
  return writeEvents(transaction, [event]);
}

/** Several at once, in this sequence. */
export async function writeEvents(transaction: Db, events: readonly OutboxEvent[]): Promise<void> {
  await transaction`${eventInsert(transaction, events)}`;
}

/** The same as a piece of a larger statement, which may say when it holds. */
export function eventInsert(db: Db, events: readonly OutboxEvent[], condition = db`true`) {
  const written = events.map(({ topics, kind, payload }) => ({ topics, kind, payload }));
  return db`
    insert into outbox_event (topics, kind, payload)
    select array(select jsonb_array_elements_text(event -> 'topics')), event ->> 'kind', event -> 'payload'
    from jsonb_array_elements(${db.json(written)}) with ordinality as written (event, place)
    where ${condition}
    order by place`;
}
