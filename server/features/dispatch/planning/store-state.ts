import { agentWorks, vehicles } from '#contract/agents/schema.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { payWays } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { arrayOf, boolean, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { doorColumns, doorRow } from '#server/features/orders/delivery/store-door.ts';
import { mostBought, stopPlaceColumns, stopPlaceRow } from '#server/features/orders/errands/store-stop.ts';
import { carrierOf, isCarried } from '#server/features/orders/run/store-carried.ts';

const marketPlaceRow = {
  id: text,
  cityId: text,
  latitude: number,
  longitude: number,
};
export type MarketPlaceRow = RowOf<typeof marketPlaceRow>;

/** An order that somebody has to be found for: to shop it, or to take it to the door. */
const waitingRow = {
  ...doorRow,
  id: text,
  code: text,
  marketId: text,
  ...stopPlaceRow,
  brings: boolean,
  waitSteps: number,
  status: oneOf(['confirmed', 'ready_for_delivery']),
  since: instant,
  dueAt: instant,
  items: number,
  stalls: arrayOf(text),
  ceilingKobo: number,
  mostBoughtKobo: number,
  loadGrams: number,
  payWay: oneOf(payWays),
  accountId: nullable(text),
  phones: arrayOf(text),
  /** The shopper who packed it. */
  agentId: nullable(text),
  etaFrom: nullable(instant),
  etaTo: nullable(instant),
};
export type WaitingRow = RowOf<typeof waitingRow>;

/** An agent who can be offered something now or soon. */
const freeAgentRow = {
  userId: text,
  name: text,
  works: oneOf(agentWorks),
  vehicle: oneOf(vehicles),
  phones: arrayOf(text),
  marketId: text,
  latitude: nullable(number),
  longitude: nullable(number),
  floatKobo: number,
};
export type FreeAgentRow = RowOf<typeof freeAgentRow>;

/** An order that somebody carries. */
const carriedRow = {
  ...doorRow,
  id: text,
  code: text,
  accountId: nullable(text),
  carrierId: text,
  /** Its carrier's. */
  vehicle: nullable(oneOf(vehicles)),
  loadGrams: number,
  status: oneOf(orderStatuses),
  agentPart: oneOf(['whole', 'shopping']),
  riderId: nullable(text),
  marketId: text,
  ...stopPlaceRow,
  /** The agreed paid steps of its wait, and the start of it. */
  waitSteps: number,
  stopReachedAt: nullable(instant),
  dueAt: instant,
  itemsLeft: number,
  stallsLeft: arrayOf(text),
  ceilingKobo: number,
  mostBoughtKobo: number,
  spentKobo: number,
  payWay: oneOf(payWays),
  etaFrom: nullable(instant),
  etaTo: nullable(instant),
  /** The last position of its carrier. */
  carrierLatitude: nullable(number),
  carrierLongitude: nullable(number),
};
export type CarriedRow = RowOf<typeof carriedRow>;

const noRow = {
  orderId: text,
  userId: text,
};
export type NoRow = RowOf<typeof noRow>;

/** Markets where somebody is online, or something waits or is carried. */
export function readMarketPlaces(db: Db): Promise<MarketPlaceRow[]> {
  return db.rows(marketPlaceRow)`select id, city_id as "cityId", latitude, longitude from market order by id`;
}

/** Start of an order’s clock: its confirmation, or the opening that it waits for. */
export function sinceOf(db: Db) {
  return db`greatest(o.confirmed_at, o.scheduled_for)`;
}

/**
 * Stall by catalogue item, as one value that is read once: joined to the items of hundreds of orders, PostgreSQL goes
 * through the whole catalogue for each of them, however it is asked.
 */
function theStalls(db: Db) {
  return db`catalogue as materialized (select jsonb_object_agg(id, stall) as stalls from catalogue_item)`;
}

function stallOfItem(db: Db) {
  return db`coalesce((select stalls from catalogue) ->> item.catalogue_item_id::text, '')`;
}

/**
 * Orders whose time has come, that nobody has and nobody is offered: at each market those that have waited longest,
 * so that a flood of orders takes no more work than a busy day.
 */
export function readWaiting(db: Db, mostAMarket: number): Promise<WaitingRow[]> {
  return db.rows(waitingRow)`
    with ${theStalls(db)}
    select o.id, o.code, o.market_id as "marketId", ${stopPlaceColumns(db)}, o.brings, o.wait_steps as "waitSteps",
      o.status, ${doorColumns(db)},
      ${sinceOf(db)} as since, ${sinceOf(db)} + o.minutes * interval '1 minute' as "dueAt", o.items,
      array(select distinct ${stallOfItem(db)} from order_item item where item.order_id = o.id) as stalls,
      o.ceiling_kobo as "ceilingKobo", ${mostBought(db)} as "mostBoughtKobo", o.load_grams as "loadGrams",
      o.pay_way as "payWay",
      o.account_id as "accountId", array_remove(array[o.customer_phone, o.receiver_phone, o.stop_phone], null) as phones,
      o.agent_id as "agentId", o.eta_from as "etaFrom", o.eta_to as "etaTo"
    from market cross join lateral (
      select o.* from customer_order o
      where o.market_id = market.id and ${waits(db)}
      order by ${sinceOf(db)} limit ${mostAMarket}
    ) as o
    order by o.number`;
}

/** True where an agent must be found, even while the customer is asked about a later time. */
export function isToBeOffered(db: Db) {
  return db`
    ((o.status = 'confirmed' and ${sinceOf(db)} <= now())
      or (o.status = 'ready_for_delivery' and o.agent_part = 'shopping' and o.rider_id is null))`;
}

/** True for orders that no agent has or is offered. */
export function waits(db: Db) {
  return db`
    o.is_under_way and ${isToBeOffered(db)}
      and not exists (select from offer_order where order_id = o.id and is_open)`;
}

/** Everybody at work at these markets whose phone was seen lately and who has no offer open. */
export function readFreeAgents(
  db: Db,
  marketIds: readonly string[],
  lastSeenSeconds: number,
): Promise<FreeAgentRow[]> {
  return db.rows(freeAgentRow)`
    select agent.user_id as "userId", agent.name, agent.works, agent.vehicle,
      array_remove(array[agent.phone, account.phone], null) as phones, shift.market_id as "marketId",
      agent.latitude, agent.longitude, coalesce(balance.kobo, 0) as "floatKobo"
    from shift join agent on agent.user_id = shift.user_id
      -- One by one: agents are few among accounts.
      cross join lateral (select phone from account where id = shift.user_id and role = 'agent' limit 1) as account
      left join ledger_balance balance on balance.kind = 'agent_float' and balance.subject = shift.user_id
    where shift.ended_at is null and shift.market_id = any(${idList(db, marketIds)})
      and agent.state = 'verified' and agent.last_seen_at > now() - ${lastSeenSeconds} * interval '1 second'
      and not exists (select from offer where user_id = shift.user_id and is_open)
    order by shift.user_id`;
}

/** Orders of these carriers, each one’s in the sequence of the offer. */
export function readCarriedBy(db: Db, carriers: 'everybody' | readonly string[]): Promise<CarriedRow[]> {
  const carrier = carrierOf(db);
  return db.rows(carriedRow)`
    with ${theStalls(db)}
    select o.id, o.code, o.account_id as "accountId", ${carrier} as "carrierId", carrier.vehicle,
      o.load_grams as "loadGrams", o.status,
      o.agent_part as "agentPart", o.rider_id as "riderId", o.market_id as "marketId",
      ${stopPlaceColumns(db)}, o.wait_steps as "waitSteps", o.stop_reached_at as "stopReachedAt",
      ${doorColumns(db)}, ${sinceOf(db)} + o.minutes * interval '1 minute' as "dueAt",
      left_over.items as "itemsLeft", left_over.stalls as "stallsLeft", o.ceiling_kobo as "ceilingKobo",
      ${mostBought(db)} as "mostBoughtKobo",
      left_over.spent as "spentKobo", o.pay_way as "payWay", o.eta_from as "etaFrom", o.eta_to as "etaTo",
      carrier.latitude as "carrierLatitude", carrier.longitude as "carrierLongitude"
    from customer_order o left join agent carrier on carrier.user_id = ${carrier},
      lateral (
        select count(*) filter (where item.status = 'requested') as items,
          kobo_sum(coalesce(sum(item.paid_kobo), 0)) as spent,
          coalesce(array_agg(distinct ${stallOfItem(db)}) filter (where item.status = 'requested'), '{}') as stalls
        from order_item item
        -- Where the shopping is over nothing is left of it.
        where item.order_id = o.id and o.status in ('assigned', 'shopping')) as left_over
    where ${isCarried(db)}
      and ${carriers === 'everybody' ? db`${carrier} is not null` : db`${carrier} = any(${idList(db, carriers)})`}
    order by
      (select max(step.position) from offer_order step where step.order_id = o.id and not step.is_open),
      o.number`;
}

/** Agents who recently declined one of these orders, gave it back, or let its offer lapse. */
export function readRecentNos(
  db: Db,
  orderIds: readonly string[],
  seconds: { declined: number; lapsed: number },
): Promise<NoRow[]> {
  return db.rows(noRow)`
    select step.order_id as "orderId", offer.user_id as "userId"
    from offer_order step join offer on offer.id = step.offer_id
    where step.order_id = any(${idList(db, orderIds)}) and (
      (offer.outcome = 'declined' and offer.ended_at > now() - ${seconds.declined} * interval '1 second')
      or (offer.outcome = 'lapsed' and offer.ended_at > now() - ${seconds.lapsed} * interval '1 second'))
    union all
    select event.order_id, event.actor_id from order_event event
    where event.order_id = any(${idList(db, orderIds)}) and event.action = 'giveUp' and event.actor_id is not null
      and event.at > now() - ${seconds.declined} * interval '1 second'`;
}
