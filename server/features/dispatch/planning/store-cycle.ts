import * as z from 'zod/mini';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, instant, json, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import type { Memory } from '../engine/state.ts';
import { sinceOf, waits } from './store-state.ts';

/** True where something was published since the last cycle, or its time has come. */
export async function isCycleDue(db: Db): Promise<boolean> {
  const [row] = await db.one({ isDue: boolean })`
    select coalesce(look_at <= now(), false)
      or coalesce((select max(number) from outbox_event), 0) > seen_number as "isDue"
    from dispatch_look`;
  return row.isDue;
}

/** True where this transaction is the one that plans, until it ends. */
export async function takeDispatch(transaction: Db): Promise<boolean> {
  const [row] = await transaction.one({ got: boolean })`
    select pg_try_advisory_xact_lock(${advisoryLocks.dispatching}) as got`;
  return row.got;
}

const cycleStartRow = {
  now: instant,
  /** Last published event, and the last one that the previous cycle saw. */
  lastNumber: number,
  seenNumber: number,
  /** Time of the next full cycle; null while there is nothing to plan. */
  lookAt: nullable(instant),
  isAnythingUnderWay: boolean,
  /** The markets where something waits for somebody. */
  waitsAt: arrayOf(text),
};
export type CycleStart = RowOf<typeof cycleStartRow>;

/** State at the start of a dispatch cycle, by the database’s clock. */
export async function readCycleStart(db: Db): Promise<CycleStart> {
  const [row] = await db.one(cycleStartRow)`
    select now() as now, coalesce((select max(number) from outbox_event), 0) as "lastNumber",
      seen_number as "seenNumber", look_at as "lookAt",
      -- By the index's own order: else PostgreSQL goes through what is over until it meets one that is not.
      (select true from customer_order where is_under_way order by coalesce(rider_id, agent_id), number limit 1)
        is not null as "isAnythingUnderWay",
      array(
        select market.id from market cross join lateral (
          -- The one that has waited longest is enough to know, however many wait behind it.
          select from customer_order o
          where o.market_id = market.id and ${waits(db)}
          order by ${sinceOf(db)} limit 1) as longest) as "waitsAt"
    from dispatch_look`;
  return row;
}

/** Present and former carriers of orders with events since that number. */
export async function readTouchedCarriers(db: Db, seenNumber: number, mostEvents: number): Promise<string[]> {
  const rows = await db.rows({ carrierId: text })`
    select distinct carrier as "carrierId" from (
      select (payload ->> 'orderId')::uuid as order_id from outbox_event
      -- Not shown since when: PostgreSQL would find a plan for just that each time.
      where number > (select ${seenNumber}::bigint) order by number limit (select ${mostEvents}::int)
    ) as happened
      -- One by one: what happened is little among all orders, also on a day when there are few yet.
      cross join lateral (select agent_id, rider_id from customer_order where id = happened.order_id limit 1) as o
      cross join lateral unnest(array[o.agent_id, o.rider_id]) as carrier
    where carrier is not null`;
  return rows.map(({ carrierId }) => carrierId);
}

/** The next one comes at the latest when an open offer ends. */
export async function storeCycle(db: Db, cycle: { seenNumber: number; lookAt: Date | null }): Promise<void> {
  await db`
    update dispatch_look
    set seen_number = ${cycle.seenNumber}, look_at = least(${cycle.lookAt}, (select min(ends_at) from offer where is_open))`;
}

const storedMemory = z.object({
  at: z.number(),
  known: z.array(z.string()),
  demand: z.record(z.string(), z.number()),
  tours: z.array(z.object({ agent: z.string(), runs: z.array(z.array(z.string())) })),
});

export async function readMemories(db: Db): Promise<Map<string, Memory>> {
  const rows = await db.rows({ marketId: text, memory: json(storedMemory) })`
    select market_id as "marketId", memory from dispatch_memory`;
  return new Map(rows.map(({ marketId, memory }) => [marketId, memory]));
}

export async function storeMemory(db: Db, marketId: string, memory: Memory): Promise<void> {
  await db`
    insert into dispatch_memory (market_id, memory) values (${marketId}, ${JSON.stringify(memory)}::text::jsonb)
    on conflict (market_id) do update set memory = excluded.memory`;
}
