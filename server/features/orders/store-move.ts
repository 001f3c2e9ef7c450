import type { Weekday } from '#contract/time.ts';
import type { Mover, OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Db } from '../../db/database.ts';
import { eventInsert, type OutboxEvent } from '../../outbox/event-store.ts';

export interface Step {
  orderId: string;
  action: OrderAction;
  from: { status: OrderStatus; version: number };
  to: OrderStatus;
  mover: Mover;
  actorId: string | null;
  reason: string | null;
  at: Date;
  agentId: string | null;
  statusSince: Date;
  confirmedAt: Date | null;
  /** Where the day to shop it began anew. */
  shopBy: Date | null;
  owedKobo: number;
}

/** Moves a locked order on, writes the step into its story and tells the outbox; false where it stood elsewhere. */
export async function storeStep(db: Db, step: Step, event: OutboxEvent): Promise<boolean> {
  const version = step.from.version + 1;
  const rows = await db`
    with moved as (
      update customer_order
      set status = ${step.to}, version = ${version}, agent_id = ${step.agentId}, owed_kobo = ${step.owedKobo},
        status_since = ${step.statusSince}, confirmed_at = ${step.confirmedAt},
        shop_by = coalesce(${step.shopBy}, shop_by)
      where id = ${step.orderId} and status = ${step.from.status} and version = ${step.from.version}
      returning id),
    told as (${eventInsert(db, [event], db`exists (select from moved)`)})
    insert into order_event (order_id, version, at, action, status, mover, actor_id, reason)
    select id, ${version}, ${step.at}, ${step.action}, ${step.to}, ${step.mover}, ${step.actorId}, ${step.reason}
    from moved
    returning version`;
  return rows.length > 0;
}

export async function isAgent(db: Db, accountId: string): Promise<boolean> {
  const rows = await db`
    select from account where id = ${accountId} and role = 'agent' and deleted_at is null for share`;
  return rows.length > 0;
}

export async function readMarketDays(
  db: Db,
  marketId: string,
): Promise<{ isActive: boolean; marketDays: Weekday[] }> {
  const [row] = await db<[{ isActive: boolean; marketDays: Weekday[] }]>`
    select is_active as "isActive", market_days as "marketDays" from market where id = ${marketId}`;
  return row;
}
