import type { Db } from '../../db/database.ts';
import type { Memory } from './engine/state.ts';

/** True where something was published since the last look, or its time has come. */
export async function isLookDue(db: Db): Promise<boolean> {
  const [row] = await db<[{ isDue: boolean }]>`
    select coalesce(look_at <= now(), false)
      or coalesce((select max(number) from outbox_event), 0) > seen_number as "isDue"
    from dispatch_look`;
  return row.isDue;
}

/** True where this transaction is the one that plans, until it ends. */
export async function takeDispatch(transaction: Db): Promise<boolean> {
  const [row] = await transaction<[{ got: boolean }]>`select pg_try_advisory_xact_lock(7411030) as got`;
  return row.got;
}

/** What has been published so far, and the time by the database's clock. */
export async function readMoment(db: Db): Promise<{ now: Date; lastNumber: number }> {
  const [row] = await db<[{ now: Date; lastNumber: number }]>`
    select now() as now, coalesce((select max(number) from outbox_event), 0) as "lastNumber"`;
  return row;
}

export async function storeLook(db: Db, look: { seenNumber: number; lookAt: Date | null }): Promise<void> {
  await db`update dispatch_look set seen_number = ${look.seenNumber}, look_at = ${look.lookAt}`;
}

export async function readMemories(db: Db): Promise<Map<string, Memory>> {
  const rows = await db<{ marketId: string; memory: Memory }[]>`
    select market_id as "marketId", memory from dispatch_memory`;
  return new Map(rows.map(({ marketId, memory }) => [marketId, memory]));
}

export async function storeMemory(db: Db, marketId: string, memory: Memory): Promise<void> {
  await db`
    insert into dispatch_memory (market_id, memory) values (${marketId}, ${JSON.stringify(memory)}::text::jsonb)
    on conflict (market_id) do update set memory = excluded.memory`;
}
