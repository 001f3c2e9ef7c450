import type { Db } from '#server/db/database.ts';
import { number as numberColumn, text } from '#server/db/sql/codecs.ts';
import type { Loss } from './loss.ts';

/** Every step of an order was told once, nothing told was lost, and whoever reads it has read it. */
export async function checkOutbox(db: Db): Promise<Loss[]> {
  return [...(await checkNumbers(db)), ...(await checkSteps(db)), ...(await checkReaders(db))];
}

async function checkNumbers(db: Db): Promise<Loss[]> {
  const waiting = await db.rows({ id: numberColumn, kind: text })`
    select id, kind from outbox_event where number is null order by id limit 20`;
  const gaps = await db.rows({ before: numberColumn, number: numberColumn })`
    select before, number from (
      select number, lag(number) over (order by number) as before from outbox_event where number is not null) as told
    where number - before > 1`;
  return [
    ...waiting.map(({ id, kind }): Loss => ({ kind: 'event-waits', about: `${kind} ${id} has no number` })),
    ...gaps.map(({ before, number }): Loss => {
      return { kind: 'event-lost', about: `nothing stands between ${before} and ${number}` };
    }),
  ];
}

async function checkSteps(db: Db): Promise<Loss[]> {
  const wrong = await db.rows({ code: text, action: text, version: numberColumn, told: numberColumn })`
    select o.code, step.action, step.version, count(event.id) as told
    from order_event step join customer_order o on o.id = step.order_id
    left join outbox_event event on event.payload ->> 'orderId' = o.id::text
      and event.kind = 'order.' || step.action and (event.payload ->> 'version')::integer = step.version
    group by o.code, step.action, step.version having count(event.id) <> 1`;
  return wrong.map(({ code, action, version, told: notified }): Loss => {
    return { kind: 'event-lost', about: `${code}: ${action} (${version}) was told ${notified} times` };
  });
}

async function checkReaders(db: Db): Promise<Loss[]> {
  const behind = await db.rows({ name: text, number: numberColumn, last: numberColumn })`
    select name, number, last from outbox_reader, (select coalesce(max(number), 0) as last from outbox_event) as told
    where number < last`;
  const held = await db.rows({ reader: text, lane: text, number: numberColumn })`
    select reader, lane, number from outbox_held`;
  const passedOver = await db.rows({ reader: text, kind: text, why: text })`
    select reader, kind, why from outbox_passed_over`;
  return [
    ...behind.map(({ name, number, last }): Loss => {
      return { kind: 'event-waits', about: `${name} has read up to ${number} of ${last}` };
    }),
    ...held.map(({ reader, lane, number }): Loss => {
      return { kind: 'event-waits', about: `${reader} holds ${lane} behind ${number}` };
    }),
    ...passedOver.map(({ reader, kind, why }): Loss => {
      return { kind: 'event-lost', about: `${reader} passed over ${kind}: ${why}` };
    }),
  ];
}
