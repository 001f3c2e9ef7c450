import { orderKinds } from '#contract/orders/errands/schema.ts';
import { zoneId, type CityId } from '#contract/cities/ids.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import * as z from 'zod/mini';
import { agentWorks, vehicle } from '#contract/agents/schema.ts';
import type { Place } from '#contract/areas.ts';
import { lastSeenWithinSeconds, likelyPart } from '#contract/orders/arrival/range.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, json, nullable, number } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { zoneMeant, zonesMeant } from '#server/features/cities/zones/store-goal.ts';
import { closuresOf, hoursOf, marketTimes } from '#server/features/markets/store-times.ts';
import { carrierOf, isCarried } from '../run/store-carried.ts';

const placed = { latitude: z.nullable(z.number()), longitude: z.nullable(z.number()) };
/** The pin of a door, and its zone where it has none. */
const atDoor = { ...placed, zoneId: z.nullable(zoneId), area: z.string() };

/** An agent at work: where they were last, and the last door of what they carry. */
const agentAtWork = z.object({
  ...placed,
  vehicle,
  works: z.enum(agentWorks),
  lastDoor: z.nullable(z.object({ ...atDoor, minutes: z.number() })),
});
export type AgentAtWork = z.output<typeof agentAtWork>;

const waitingErrand = z.object({
  ...atDoor,
  /** The place of an errand's stop; null where it is bought at the market. */
  stop: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  kind: z.enum(orderKinds),
  items: z.number(),
  grams: z.number(),
  /** The opening that it waits for; nothing: its time has come. */
  startsAt: z.nullable(z.string()),
});
export type Door = Pick<WaitingErrand, 'latitude' | 'longitude' | 'zoneId' | 'area'>;
export type WaitingErrand = z.output<typeof waitingErrand>;

/** The facts that the time of a market's next order depends on. */
export const marketHands = z.object({
  agents: z.array(agentAtWork),
  waiting: z.array(waitingErrand),
  /** The usual number of agents there on a day of the last week. */
  usualAgents: z.number(),
  /** The middles of the zones of its city. */
  middles: z.array(z.object({ id: zoneId, name: z.string(), latitude: z.number(), longitude: z.number() })),
});
export type MarketHands = z.output<typeof marketHands>;

/** Every quote reads so many at most; a longer queue makes the range a little too soon, hours ahead. */
const mostWaiting = 60;

/** The agents at work and the waiting orders of a row of `market`, as one value. */
export function handsOf(db: Db) {
  return db`json_build_object('agents', ${agentsOf(db)}, 'waiting', ${waitingOf(db)}, 'usualAgents', ${usualOf(db)},
    'middles', ${middlesOf(db)})`;
}

const marketToReachRow = {
  ...marketTimes,
  id: idOf<MarketId>(),
  cityId: idOf<CityId>(),
  latitude: number,
  longitude: number,
  /** Null where its city has no zone that the address may mean. */
  hands: nullable(json(marketHands)),
  /** The zones of its city that the address may mean. */
  zones: json(z.array(zoneMeant)),
  offersWindows: boolean,
};
export type MarketToReach = RowOf<typeof marketToReachRow>;

export interface ToReach {
  /** Null: markets of every city. */
  cityId: CityId | null;
  address: { area: string; pin: Place | null } | null;
}

/** The markets that people see, with who works there. */
export function readMarketsToReach(db: Db, { cityId, address }: ToReach): Promise<MarketToReach[]> {
  const destination = {
    area: db`${address?.area ?? null}::text`,
    latitude: db`${address?.pin?.latitude ?? null}::float8`,
    longitude: db`${address?.pin?.longitude ?? null}::float8`,
  };
  return db.rows(marketToReachRow)`
    select id, city_id as "cityId", latitude, longitude, is_active as "isActive", market_days as "marketDays",
      ${hoursOf(db)} as hours, ${closuresOf(db)} as closures, meant.zones,
      case when ${address === null} or meant.zones::text <> '[]' then ${handsOf(db)} end as hands,
      exists (select from market_window where market_id = market.id) as "offersWindows"
    from market, lateral (select ${zonesMeant(db, destination, db`market.city_id`)} as zones offset 0) as meant
    where is_active and (${cityId}::uuid is null or city_id = ${cityId}) order by id`;
}

function usualOf(db: Db) {
  return db`
    coalesce((
      select round(count(distinct (user_id, day))::numeric / count(distinct day))::int
      from shift, lateral (select (started_at at time zone 'Africa/Lagos')::date as day) as its
      where market_id = market.id and started_at > now() - interval '7 days' having count(*) > 0), 0)`;
}

/** Columns of an order from which its door is found. */
function doorFacts(db: Db) {
  return db`'latitude', o.latitude, 'longitude', o.longitude, 'zoneId', o.zone_id, 'area', o.area`;
}

/** The middles of the city's zones, once for all doors. */
function middlesOf(db: Db) {
  return db`(
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'latitude', latitude, 'longitude', longitude)), '[]')
    from zone where city_id = market.city_id)`;
}

function agentsOf(db: Db) {
  return db`(
    select coalesce(json_agg(json_build_object(
      'latitude', agent.latitude, 'longitude', agent.longitude, 'vehicle', agent.vehicle, 'works', agent.works,
      'lastDoor', last_door.it)), '[]')
    from shift join agent on agent.user_id = shift.user_id
      left join lateral (
        select json_build_object(${doorFacts(db)},
          'minutes', greatest(0, extract(epoch from ${likelyOf(db)} - now()) / 60)) as it
        from customer_order o where ${carrierOf(db)} = shift.user_id and ${isCarried(db)}
        order by ${likelyOf(db)} desc limit 1) as last_door on true
    where shift.ended_at is null and shift.market_id = market.id and agent.state = 'verified'
      and agent.last_seen_at > now() - ${lastSeenWithinSeconds} * interval '1 second')`;
}

/** The likely time at the door of an order that is carried: as planned, else as promised. */
function likelyOf(db: Db) {
  return db`
    coalesce(o.eta_from + (o.eta_to - o.eta_from) * ${likelyPart}::float8,
      greatest(o.confirmed_at, o.scheduled_for) + o.minutes * interval '1 minute')`;
}

function waitingOf(db: Db) {
  return db`(
    select coalesce(json_agg(json_build_object('kind', o.kind, 'items', o.items, 'grams', o.load_grams, ${doorFacts(db)},
      'stop', case when o.stop_latitude is not null then
        json_build_object('latitude', o.stop_latitude, 'longitude', o.stop_longitude) end,
      'startsAt', case when o.scheduled_for > now() then o.scheduled_for end)
      order by o.since), '[]')
    from (
      select o.*, greatest(o.confirmed_at, o.scheduled_for) as since from customer_order o
      where o.market_id = market.id and o.is_under_way and o.status = 'confirmed'
      order by greatest(o.confirmed_at, o.scheduled_for) limit ${mostWaiting}) as o)`;
}
