import * as z from 'zod/mini';
import type { UserId } from '#contract/accounts/schema.ts';
import { vehicles } from '#contract/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, json, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { carrierOf, isCarried } from '../orders/run/store-carried.ts';
import { agentColumns, agentRow } from './store.ts';

/** As a phone said it. */
export const pointOnEarth = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracyMetres: z.number(),
});

const agentAtWorkRow = {
  ...agentRow,
  onlineSince: nullable(instant),
  lastSeenAt: nullable(instant),
  position: nullable(json(pointOnEarth)),
  positionAt: nullable(instant),
  carrying: number,
  offersMade: number,
  offersTaken: number,
};
export type AgentAtWorkRow = RowOf<typeof agentAtWorkRow>;

function workColumns(db: Db) {
  return db`
    ${agentColumns(db)}, shift.started_at as "onlineSince", agent.last_seen_at as "lastSeenAt",
    case when agent.position_at is not null then json_build_object(
      'latitude', agent.latitude, 'longitude', agent.longitude, 'accuracyMetres', agent.accuracy_metres)
    end as position, agent.position_at as "positionAt", ${carrying(db)} as carrying,
    agent.offers_made as "offersMade", agent.offers_taken as "offersTaken"`;
}

function carrying(db: Db) {
  return db`
    (select count(*) from customer_order o where ${carrierOf(db)} = agent.user_id and ${isCarried(db)})`;
}

/** Every agent that was not forgotten, those who wait for a word first. */
export function readAgents(db: Db, most: number): Promise<AgentAtWorkRow[]> {
  return db.rows(agentAtWorkRow)`
    select ${workColumns(db)}
    from agent left join shift on shift.user_id = agent.user_id and shift.ended_at is null
    where agent.phone is not null
    order by agent.state <> 'applied', shift.started_at is null, agent.applied_at desc limit ${most}`;
}

export interface AgentSearch {
  text: string;
  /** Pieces of a phone number that the text can be, one of which is in the number. */
  phone: readonly string[];
}

/** Newest application first. */
export function searchAgents(
  db: Db,
  { text: sought, phone }: AgentSearch,
  most: number,
): Promise<AgentAtWorkRow[]> {
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`;
  const numbers = phone.length === 0 ? [pattern] : phone.map((piece) => `%${piece}%`);
  return db.rows(agentAtWorkRow)`
    select ${workColumns(db)}
    from (
      select * from agent
      where agent.phone is not null and (agent.name ilike ${pattern} or agent.phone like any(${numbers}::text[]))
      order by agent.applied_at desc, agent.user_id desc limit ${most}) as agent
      left join shift on shift.user_id = agent.user_id and shift.ended_at is null
    order by agent.applied_at desc, agent.user_id desc`;
}

export async function readAgentAtWork(db: Db, userId: string): Promise<AgentAtWorkRow | undefined> {
  const [row] = await db.rows(agentAtWorkRow)`
    select ${workColumns(db)}
    from agent left join shift on shift.user_id = agent.user_id and shift.ended_at is null
    where agent.user_id = ${userId} and agent.phone is not null`;
  return row;
}

const onlineRow = {
  userId: idOf<UserId>(),
  name: text,
  marketName: text,
  carrying: number,
};
export type OnlineRow = RowOf<typeof onlineRow>;

export function readOnline(db: Db): Promise<OnlineRow[]> {
  return db.rows(onlineRow)`
    select agent.user_id as "userId", agent.name, market.name as "marketName", ${carrying(db)} as carrying
    from shift join agent on agent.user_id = shift.user_id join market on market.id = shift.market_id
    where shift.ended_at is null order by agent.name, agent.user_id`;
}

const carrierRow = {
  name: text,
  photoId: nullable(text),
  vehicle: oneOf(vehicles),
  place: nullable(json(pointOnEarth)),
  placeAt: nullable(instant),
};
export type CarrierRow = RowOf<typeof carrierRow>;

/** Carrier of this order, with a position while it is on the way and recent enough. */
export async function findCarrier(
  db: Db,
  orderId: string,
  freshSeconds: number,
): Promise<CarrierRow | undefined> {
  const [row] = await db.rows(carrierRow)`
    select agent.name, agent.photo_id as "photoId", agent.vehicle,
      case when place.shown then json_build_object(
        'latitude', agent.latitude, 'longitude', agent.longitude, 'accuracyMetres', agent.accuracy_metres)
      end as place,
      case when place.shown then agent.position_at end as "placeAt"
    from customer_order o join agent on agent.user_id = ${carrierOf(db)},
      lateral (select o.status = 'on_the_way'
        and agent.position_at > now() - ${freshSeconds} * interval '1 second' as shown) as place
    where o.id = ${orderId} and agent.phone is not null
      and o.status in ('assigned', 'shopping', 'picked_up', 'ready_for_delivery', 'on_the_way')`;
  return row;
}
