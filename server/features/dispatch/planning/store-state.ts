import type { AgentWork } from '#contract/agents/schema.ts';
import type { ServedArea } from '#contract/areas.ts';
import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import type { PayWay } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { carrierOf, isCarried } from '#server/features/orders/run/store-carried.ts';

export interface MarketPlaceRow {
  id: string;
  latitude: number;
  longitude: number;
}

interface DoorRow {
  area: ServedArea;
  latitude: number | null;
  longitude: number | null;
}

/** An order that somebody has to be found for: to shop it, or to take it to the door. */
export interface WaitingRow extends DoorRow {
  id: string;
  code: string;
  marketId: string;
  status: 'confirmed' | 'ready_for_delivery';
  since: Date;
  dueAt: Date;
  items: number;
  stalls: string[];
  ceilingKobo: number;
  deliveryFeeKobo: number;
  payWay: PayWay;
  accountId: string | null;
  phones: string[];
  /** Who packed it. */
  agentId: string | null;
  etaFrom: Date | null;
  etaTo: Date | null;
}

/** An agent who can be offered something now or soon. */
export interface FreeAgentRow {
  userId: string;
  name: string;
  works: AgentWork;
  phones: string[];
  marketId: string;
  latitude: number | null;
  longitude: number | null;
  floatKobo: number;
}

/** An order that somebody carries. */
export interface CarriedRow extends DoorRow {
  id: string;
  code: string;
  accountId: string | null;
  carrierId: string;
  status: OrderStatus;
  agentPart: 'whole' | 'shopping';
  riderId: string | null;
  marketId: string;
  dueAt: Date;
  itemsLeft: number;
  stallsLeft: string[];
  ceilingKobo: number;
  spentKobo: number;
  payWay: PayWay;
  etaFrom: Date | null;
  etaTo: Date | null;
  /** Where whoever carries it was last. */
  carrierLatitude: number | null;
  carrierLongitude: number | null;
}

export interface NoRow {
  orderId: string;
  userId: string;
}

/** Markets where somebody is online, or something waits or is carried. */
export function readMarketPlaces(db: Db): Promise<MarketPlaceRow[]> {
  return db<MarketPlaceRow[]>`select id, latitude, longitude from market order by id`;
}

/** When an order's clock began to run: its confirmation, or the opening that it waits for. */
export function sinceOf(db: Db) {
  return db`greatest(o.confirmed_at, o.scheduled_for)`;
}

/**
 * Which stall sells what, as one value that is read once: joined to the items of hundreds of orders, PostgreSQL goes
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
  return db<WaitingRow[]>`
    with ${theStalls(db)}
    select o.id, o.code, o.market_id as "marketId", o.status, o.area, o.latitude, o.longitude,
      ${sinceOf(db)} as since, ${sinceOf(db)} + o.minutes * interval '1 minute' as "dueAt", o.items,
      array(select distinct ${stallOfItem(db)} from order_item item where item.order_id = o.id) as stalls,
      o.ceiling_kobo as "ceilingKobo", o.delivery_fee_kobo as "deliveryFeeKobo", o.pay_way as "payWay",
      o.account_id as "accountId", array_remove(array[o.customer_phone, o.receiver_phone], null) as phones,
      o.agent_id as "agentId", o.eta_from as "etaFrom", o.eta_to as "etaTo"
    from market cross join lateral (
      select o.* from customer_order o
      where o.market_id = market.id and ${waits(db)}
      order by ${sinceOf(db)} limit ${mostAMarket}
    ) as o
    order by o.number`;
}

/** Where somebody must be found, also while its customer is asked about a later time. */
export function isToBeOffered(db: Db) {
  return db`
    ((o.status = 'confirmed' and ${sinceOf(db)} <= now())
      or (o.status = 'ready_for_delivery' and o.agent_part = 'shopping' and o.rider_id is null))`;
}

/** What nobody has and nobody is offered. */
export function waits(db: Db) {
  return db`
    o.is_under_way and ${isToBeOffered(db)}
      and not exists (select from offer_order where order_id = o.id and is_open)`;
}

/** Everybody at work at these markets whose phone has been heard of lately and who is looking at no offer. */
export function readFreeAgents(
  db: Db,
  marketIds: readonly string[],
  heardSeconds: number,
): Promise<FreeAgentRow[]> {
  return db<FreeAgentRow[]>`
    select agent.user_id as "userId", agent.name, agent.works,
      array_remove(array[agent.phone, account.phone], null) as phones, shift.market_id as "marketId",
      agent.latitude, agent.longitude, coalesce(balance.kobo, 0) as "floatKobo"
    from shift join agent on agent.user_id = shift.user_id
      -- One by one: agents are few among accounts.
      cross join lateral (select phone from account where id = shift.user_id and role = 'agent' limit 1) as account
      left join ledger_balance balance on balance.kind = 'agent_float' and balance.subject = shift.user_id
    where shift.ended_at is null and shift.market_id = any(${idList(db, marketIds)})
      and agent.state = 'verified' and agent.last_seen_at > now() - ${heardSeconds} * interval '1 second'
      and not exists (select from offer where user_id = shift.user_id and is_open)
    order by shift.user_id`;
}

/** What these people carry, each one's in the sequence in which it was offered. */
export function readCarriedBy(db: Db, carriers: 'everybody' | readonly string[]): Promise<CarriedRow[]> {
  const carrier = carrierOf(db);
  return db<CarriedRow[]>`
    with ${theStalls(db)}
    select o.id, o.code, o.account_id as "accountId", ${carrier} as "carrierId", o.status,
      o.agent_part as "agentPart", o.rider_id as "riderId", o.market_id as "marketId",
      o.area, o.latitude, o.longitude, ${sinceOf(db)} + o.minutes * interval '1 minute' as "dueAt",
      left_over.items as "itemsLeft", left_over.stalls as "stallsLeft", o.ceiling_kobo as "ceilingKobo",
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

/** Who said no to one of these orders, or let its offer go by, not long ago. */
export function readRecentNos(
  db: Db,
  orderIds: readonly string[],
  seconds: { declined: number; lapsed: number },
): Promise<NoRow[]> {
  return db<NoRow[]>`
    select step.order_id as "orderId", offer.user_id as "userId"
    from offer_order step join offer on offer.id = step.offer_id
    where step.order_id = any(${idList(db, orderIds)}) and (
      (offer.outcome = 'declined' and offer.ended_at > now() - ${seconds.declined} * interval '1 second')
      or (offer.outcome = 'lapsed' and offer.ended_at > now() - ${seconds.lapsed} * interval '1 second'))`;
}
