import type { Mover, OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { eventInsert, type OutboxEvent } from '#server/outbox/event-store.ts';

export interface Step {
  orderId: string;
  action: OrderAction;
  from: { status: OrderStatus; version: number };
  to: OrderStatus;
  mover: Mover;
  actorId: string | null;
  reason: string | null;
  at: Date;
  /** What the phone thought the time was. */
  phoneAt: Date | null;
  carriers: { agentId: string | null; riderId: string | null; agentPart: 'whole' | 'shopping' };
  statusSince: Date;
  confirmedAt: Date | null;
  /** Where the day to shop it began anew. */
  shopBy: Date | null;
  scheduledFor: Date | null;
  owedKobo: number;
  /** From where it was placed is nobody's business any more. */
  isOver: boolean;
  /** Nothing of an earlier run counts any more. */
  isBegunAnew: boolean;
  /** Somebody else goes to the door: their wait, calls and tries are their own. */
  isNewAtDoor: boolean;
}

/** Moves a locked order on, writes the step into its story and tells the outbox; false where it stood elsewhere. */
export async function storeStep(db: Db, step: Step, event: OutboxEvent): Promise<boolean> {
  const version = step.from.version + 1;
  const { carriers, isBegunAnew } = step;
  const isNewAtDoor = isBegunAnew || step.isNewAtDoor;
  const setOffAt = step.action === 'setOff' ? step.at : null;
  const rows = await db`
    with moved as (
      update customer_order
      set status = ${step.to}, version = ${version}, agent_id = ${carriers.agentId}, rider_id = ${carriers.riderId},
        agent_part = ${carriers.agentPart}, owed_kobo = ${step.owedKobo},
        status_since = ${step.statusSince}, confirmed_at = ${step.confirmedAt},
        shop_by = coalesce(${step.shopBy}, shop_by), scheduled_for = coalesce(${step.scheduledFor}, scheduled_for),
        placed_on = case when not ${step.isOver} then placed_on end,
        placed_from = case when not ${step.isOver} then placed_from end,
        handing_to = null, new_time = null, new_time_until = null,
        pin = case when not ${isBegunAnew} then pin end,
        set_off_at = case when not ${isBegunAnew} then coalesce(${setOffAt}, set_off_at) end,
        on_the_way_since = case
          when ${isBegunAnew} then null when ${isNewAtDoor} then clock_timestamp() else on_the_way_since end,
        at_door_since = case when not ${isNewAtDoor} then at_door_since end,
        last_call_at = case when not ${isNewAtDoor} then last_call_at end,
        calls_reported = case when ${isNewAtDoor} then 0 else calls_reported end,
        waived_reason = case when not ${isBegunAnew} then waived_reason end,
        eta_from = case when not ${isBegunAnew} then eta_from end,
        eta_to = case when not ${isBegunAnew} then eta_to end,
        fee_back_kobo = case when ${isBegunAnew} then 0 else fee_back_kobo end,
        arrived_at = case when not ${isNewAtDoor} then arrived_at end,
        pin_tries = case when ${isNewAtDoor} then 0 else pin_tries end,
        call_attempts = case when ${isNewAtDoor} then 0 else call_attempts end
      where id = ${step.orderId} and status = ${step.from.status} and version = ${step.from.version}
      returning id),
    told as (${eventInsert(db, [event], db`exists (select from moved)`)})
    insert into order_event (order_id, version, at, phone_at, action, status, mover, actor_id, reason)
    select id, ${version}, ${step.at}, ${step.phoneAt}::timestamptz, ${step.action}, ${step.to}, ${step.mover},
      ${step.actorId}::uuid, ${step.reason}
    from moved
    returning version`;
  return rows.length > 0;
}

/**
 * The phones of somebody who is to carry an order, the account's and the one that they applied with; nothing where they
 * are no agent, or are suspended.
 */
export async function findCarrier(db: Db, accountId: string): Promise<{ phones: string[] } | undefined> {
  const [row] = await db<{ phones: string[] }[]>`
    select array_remove(array[account.phone, agent.phone], null) as phones
    from account left join agent on agent.user_id = account.id
    where account.id = ${accountId} and account.role = 'agent' and account.deleted_at is null
      and agent.state is distinct from 'suspended'
    for share of account`;
  return row;
}

/** How those who run the day know somebody. */
export async function nameOf(db: Db, accountId: string): Promise<string> {
  const [row] = await db<{ name: string }[]>`
    select coalesce(name, username) as name from account where id = ${accountId}`;
  return row?.name ?? '';
}
