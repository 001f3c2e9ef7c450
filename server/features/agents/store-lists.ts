import type { UserId } from '#contract/accounts/schema.ts';
import type { AgentState, Vehicle } from '#contract/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { carrierOf, isCarried } from '../orders/run/store-carried.ts';
import { agentColumns, type AgentRow } from './store.ts';

export interface PlaceRow {
  latitude: number;
  longitude: number;
  accuracyMetres: number;
  at: Date;
}

export interface AgentAtWorkRow extends AgentRow {
  onlineSince: Date | null;
  lastSeenAt: Date | null;
  position: Omit<PlaceRow, 'at'> | null;
  positionAt: Date | null;
  carrying: number;
  offersMade: number;
  offersTaken: number;
}

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
  return db<AgentAtWorkRow[]>`
    select ${workColumns(db)}
    from agent left join shift on shift.user_id = agent.user_id and shift.ended_at is null
    where agent.phone is not null
    order by agent.state <> 'applied', shift.started_at is null, agent.applied_at desc limit ${most}`;
}

export interface AgentSearch {
  text: string;
  /** The text as a phone number, where it is one. */
  phone: string | undefined;
  state: AgentState | undefined;
  marketId: string | undefined;
  isOnline: boolean;
}

/** Where a page ended: when they applied, in microseconds, and who. */
export interface AgentPlace {
  micros: number;
  userId: string;
}

function searched(db: Db, { text, phone, state, marketId, isOnline }: AgentSearch) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db`
    agent.phone is not null
    ${text === '' ? db`` : db`and (agent.name ilike ${pattern} or agent.phone like ${pattern} or agent.phone = ${phone ?? null})`}
    ${state === undefined ? db`` : db`and agent.state = ${state}`}
    ${marketId === undefined ? db`` : db`and exists (select from agent_market where user_id = agent.user_id and market_id = ${marketId})`}
    ${isOnline ? db`and exists (select from shift where user_id = agent.user_id and ended_at is null)` : db``}`;
}

/** Newest application first. */
export function searchAgents(
  db: Db,
  wanted: AgentSearch,
  after: AgentPlace | undefined,
  most: number,
): Promise<(AgentAtWorkRow & AgentPlace)[]> {
  const at = db`timestamptz 'epoch' + ${after?.micros ?? 0}::float8 * interval '1 microsecond'`;
  return db<(AgentAtWorkRow & AgentPlace)[]>`
    select ${workColumns(db)}, (extract(epoch from agent.applied_at) * 1000000)::bigint as micros
    from (select * from agent where ${searched(db, wanted)}
      ${after === undefined ? db`` : db`and (agent.applied_at, agent.user_id) < (${at}, ${after.userId})`}
      order by agent.applied_at desc, agent.user_id desc limit ${most}) as agent
      left join shift on shift.user_id = agent.user_id and shift.ended_at is null
    order by agent.applied_at desc, agent.user_id desc`;
}

export async function countAgents(db: Db, wanted: AgentSearch, most: number): Promise<number> {
  const [row] = await db<[{ agents: number }]>`
    select count(*) as agents from (select from agent where ${searched(db, wanted)} limit ${most}) as held`;
  return row.agents;
}

export async function readAgentAtWork(db: Db, userId: string): Promise<AgentAtWorkRow | undefined> {
  const [row] = await db<AgentAtWorkRow[]>`
    select ${workColumns(db)}
    from agent left join shift on shift.user_id = agent.user_id and shift.ended_at is null
    where agent.user_id = ${userId} and agent.phone is not null`;
  return row;
}

export interface OnlineRow {
  userId: UserId;
  name: string;
  marketName: string;
  carrying: number;
}

export function readOnline(db: Db): Promise<OnlineRow[]> {
  return db<OnlineRow[]>`
    select agent.user_id as "userId", agent.name, market.name as "marketName", ${carrying(db)} as carrying
    from shift join agent on agent.user_id = shift.user_id join market on market.id = shift.market_id
    where shift.ended_at is null order by agent.name, agent.user_id`;
}

export interface CarrierRow {
  name: string;
  photoId: string | null;
  vehicle: Vehicle;
  place: Omit<PlaceRow, 'at'> | null;
  placeAt: Date | null;
}

/** Who carries this order, with a place while it is on the way and no older than that. */
export async function findCarrier(
  db: Db,
  orderId: string,
  freshSeconds: number,
): Promise<CarrierRow | undefined> {
  const [row] = await db<CarrierRow[]>`
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
