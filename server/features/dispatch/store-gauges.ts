import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import { waitingSince } from './stuck-orders/store.ts';

/** Orders whose time has come, and that nobody has had for so long. */
export async function countUntaken(db: Db, minutes: number): Promise<number> {
  const [row] = await db.one({ orders: number })`
    select count(*) as orders from customer_order o
    where o.is_under_way and o.status = 'confirmed'
      and ${waitingSince(db)} < now() - ${minutes} * interval '1 minute'`;
  return row.orders;
}

export async function countOnline(db: Db): Promise<number> {
  const [row] = await db.one({ agents: number })`select count(*) as agents from shift where ended_at is null`;
  return row.agents;
}
