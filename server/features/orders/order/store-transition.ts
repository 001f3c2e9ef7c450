import type { Mover, OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import { waitStepMinutes } from '#contract/orders/errands/waiting.ts';
import { windowLeadMinutes, windowMinutes } from '#contract/orders/windows/rules.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, text } from '#server/db/sql/codecs.ts';
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
  /** Time by the phone’s clock. */
  phoneAt: Date | null;
  carriers: { agentId: string | null; riderId: string | null; agentPart: 'whole' | 'shopping' };
  /** Its bag gets a letter: of another agent now. */
  isNewBag: boolean;
  statusSince: Date;
  confirmedAt: Date | null;
  /** Set where the shopping day began anew. */
  shopBy: Date | null;
  scheduledFor: Date | null;
  owedKobo: number;
  /** From where it was placed is nobody's business any more. */
  isOver: boolean;
  /** Forgets an earlier run. */
  isBegunAnew: boolean;
  /** True where another agent goes to the door: the wait, calls and PIN tries start again. */
  isNewAtDoor: boolean;
  /** True where an agent has yet to come to the stop of an errand: the wait and its price start again. */
  isNewAtStop: boolean;
}

/** Until the transaction ends, nobody else gives this agent an order and its letter. */
export async function lockBagsOf(db: Db, agentId: string): Promise<void> {
  await db`select pg_advisory_xact_lock(${advisoryLocks.bags}::int, hashtext(${agentId}))`;
}

/** The first letter that stands on no bag of this agent: none that is under way, none that is still to be brought back. */
function freeLetter(db: Db, agentId: string | null) {
  return db`
    (select chr(65 + place) from generate_series(0, 25) place
      where not exists (
        select from customer_order held
        where held.bagged_by = ${agentId} and held.bag = chr(65 + place) and held.is_under_way)
      and not exists (
        select from goods_return left_over join customer_order held on held.id = left_over.order_id
        where left_over.agent_id = ${agentId} and left_over.outcome is null and held.bag = chr(65 + place))
      order by place limit 1)`;
}

/**
 * An order that is moved to another time gives up its window and the place in it, and is promised for as long as a
 * window's order after its new start; any other is due at the window's end, however late it was confirmed.
 */
function windowAfter(db: Db, { scheduledFor, confirmedAt, isNewAtStop }: Step) {
  const stays = db`(${scheduledFor}::timestamptz is null)`;
  const losesIt = db`(window_starts_at is not null and not ${stays})`;
  const isLate = db`(window_starts_at is not null and ${stays} and ${confirmedAt}::timestamptz > scheduled_for)`;
  const toStart = db`extract(epoch from window_starts_at - ${confirmedAt}::timestamptz) / 60`;
  return db`
    window_starts_at = case when ${stays} then window_starts_at end,
    window_place = case when ${stays} then window_place end,
    soonest_minutes = case
      when ${isLate} then greatest(0, ceil(${toStart}))::int
      when ${losesIt} then ${windowLeadMinutes} else soonest_minutes end,
    minutes = case
      when ${isLate} then greatest(1, ceil(${toStart} + ${windowMinutes}))::int
      when ${losesIt} then ${windowLeadMinutes + windowMinutes}
      else minutes - case when ${isNewAtStop}
        then wait_allowed_minutes + waited_steps * ${waitStepMinutes}::int else 0 end end`;
}

/** The wait that was charged goes with the agent who waited; so does what it moved the promise by. */
function stopAfter(db: Db, { isNewAtStop }: Step) {
  return db`
    stop_reached_at = case when not ${isNewAtStop} then stop_reached_at end,
    wait_allowed_minutes = case when not ${isNewAtStop} then wait_allowed_minutes else 0 end,
    given_by = case when not ${isNewAtStop} then given_by end,
    waited_steps = case when ${isNewAtStop} then 0 else waited_steps end,
    fee_wait_kobo = case when ${isNewAtStop} then 0 else fee_wait_kobo end,
    delivery_fee_kobo = delivery_fee_kobo - case when ${isNewAtStop} then fee_wait_kobo else 0 end`;
}

/** Moves a locked order on, writes the step into its history and the event into the outbox; false where it stood elsewhere. */
export async function storeStep(db: Db, step: Step, event: OutboxEvent): Promise<boolean> {
  const version = step.from.version + 1;
  const { carriers, isBegunAnew } = step;
  const isNewAtDoor = isBegunAnew || step.isNewAtDoor;
  const setOffAt = step.action === 'setOff' ? step.at : null;
  // Calls from the stop of an errand are none from the door.
  const isNewByPhone = isNewAtDoor || step.action === 'setOff';
  const rows = await db`
    with moved as (
      update customer_order
      set status = ${step.to}, version = ${version}, agent_id = ${carriers.agentId}, rider_id = ${carriers.riderId},
        agent_part = ${carriers.agentPart},
        bag = case
          when ${step.isNewBag} then ${freeLetter(db, carriers.agentId)}
          when ${carriers.agentId}::uuid is not null then bag end,
        bagged_by = case when ${step.isNewBag} then ${carriers.agentId}::uuid else bagged_by end,
        owed_kobo = ${step.owedKobo},
        status_since = ${step.statusSince}, confirmed_at = ${step.confirmedAt},
        shop_by = coalesce(${step.shopBy}, shop_by), scheduled_for = coalesce(${step.scheduledFor}, scheduled_for),
        ${windowAfter(db, step)},
        placed_on = case when not ${step.isOver} then placed_on end,
        placed_from = case when not ${step.isOver} then placed_from end,
        handing_to = null, new_time = null, new_time_until = null,
        pin = case when not ${isBegunAnew} then pin end,
        set_off_at = case when not ${isBegunAnew} then coalesce(${setOffAt}, set_off_at) end,
        on_the_way_since = case
          when ${isBegunAnew} then null when ${isNewAtDoor} then clock_timestamp() else on_the_way_since end,
        at_door_since = case when not ${isNewAtDoor} then at_door_since end,
        last_call_at = case when not ${isNewByPhone} then last_call_at end,
        calls_reported = case when ${isNewByPhone} then 0 else calls_reported end,
        waived_reason = case when not ${isBegunAnew} then waived_reason end,
        eta_from = case when not ${isBegunAnew} then eta_from end,
        eta_to = case when not ${isBegunAnew} then eta_to end,
        fee_back_kobo = case when ${isBegunAnew} then 0 else fee_back_kobo end,
        arrived_at = case when not ${isNewAtDoor} then arrived_at end,
        pin_tries = case when ${isNewAtDoor} then 0 else pin_tries end,
        call_attempts = case when ${isNewByPhone} then 0 else call_attempts end,
        ${stopAfter(db, step)}
      where id = ${step.orderId} and status = ${step.from.status} and version = ${step.from.version}
      returning id),
    published as (${eventInsert(db, [event], db`exists (select from moved)`)})
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
export async function findCarrier(
  db: Db,
  accountId: string,
  orderId: string,
): Promise<{ phones: string[] } | undefined> {
  // Without an application they are of no city, and the head office's to send: to who sees some cities alone, one of
  // another city looks the same.
  const isOfCity = db`agent.city_id = (select city_id from customer_order where id = ${orderId})`;
  const [row] = await db.rows({ phones: arrayOf(text) })`
    select array_remove(array[account.phone, agent.phone], null) as phones
    from account left join agent on agent.user_id = account.id
    where account.id = ${accountId} and account.role = 'agent' and account.deleted_at is null
      and agent.state is distinct from 'suspended'
      and ${db.cities === undefined ? db`(agent.user_id is null or ${isOfCity})` : isOfCity}
    for share of account`;
  return row;
}

/** Name of an account for admins. */
export async function nameOf(db: Db, accountId: string): Promise<string> {
  const [row] = await db.rows({ name: text })`
    select coalesce(name, username) as name from account where id = ${accountId}`;
  return row?.name ?? '';
}
