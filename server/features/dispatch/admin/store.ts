import { pointOnEarth } from '#server/features/agents/store-lists.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import { agentWorks, vehicles } from '#contract/agents/schema.ts';
import type { Place } from '#contract/areas.ts';
import type { Db } from '#server/db/database.ts';
import {
  arrayOf,
  boolean,
  idOf,
  instant,
  json,
  nullable,
  number,
  oneOf,
  text,
} from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { carrierOf } from '#server/features/orders/run/store-carried.ts';
import { sinceOf } from '../planning/store-state.ts';

const onlineAgentRow = {
  userId: idOf<UserId>(),
  name: text,
  works: oneOf(agentWorks),
  vehicle: oneOf(vehicles),
  phones: arrayOf(text),
  marketId: text,
  marketName: text,
  place: nullable(json(pointOnEarth)),
  placeAt: nullable(instant),
  floatKobo: number,
  isAsked: boolean,
};
export type OnlineAgentRow = RowOf<typeof onlineAgentRow>;

/** Online agents of its city: those on shift at this market first, then the nearest to it. */
export function readOnlineNear(
  db: Db,
  { id, latitude, longitude }: Place & { id: string },
  most: number,
): Promise<OnlineAgentRow[]> {
  return db.rows(onlineAgentRow)`
    select agent.user_id as "userId", agent.name, agent.works, agent.vehicle,
      array_remove(array[agent.phone, account.phone], null) as phones, shift.market_id as "marketId",
      market.name as "marketName",
      case when agent.position_at is not null then json_build_object(
        'latitude', agent.latitude, 'longitude', agent.longitude, 'accuracyMetres', agent.accuracy_metres)
      end as place, agent.position_at as "placeAt", coalesce(balance.kobo, 0) as "floatKobo",
      exists (select from offer where user_id = agent.user_id and is_open) as "isAsked"
    from shift join agent on agent.user_id = shift.user_id join market on market.id = shift.market_id
      cross join lateral (select phone from account where id = shift.user_id limit 1) as account
      left join ledger_balance balance on balance.kind = 'agent_float' and balance.subject = shift.user_id
    where shift.ended_at is null and agent.state = 'verified'
      and market.city_id = (select city_id from market its where its.id = ${id})
    order by shift.market_id <> ${id},
      -- Near the equator a degree is as long either way.
      (agent.latitude - ${latitude}) ^ 2 + (agent.longitude - ${longitude}) ^ 2 nulls last, agent.user_id
    limit ${most}`;
}

const punctualityRow = {
  userId: text,
  delivered: number,
  onTime: number,
};
export type PunctualityRow = RowOf<typeof punctualityRow>;

/** Share of each agent’s latest deliveries that came within the promise. */
export function readPunctuality(db: Db, ids: readonly string[], latest: number): Promise<PunctualityRow[]> {
  return db.rows(punctualityRow)`
    select wanted.id as "userId", count(*) as delivered,
      count(*) filter (where step.at <= o.since + o.minutes * interval '1 minute') as "onTime"
    from unnest(${[...ids]}::uuid[]) as wanted (id) cross join lateral (
        select o.id, o.minutes, ${sinceOf(db)} as since from customer_order o
        where ${carrierOf(db)} = wanted.id and o.status in ('delivered', 'completed')
        order by o.number desc limit ${latest}) as o
      cross join lateral (
        select at from order_event where order_id = o.id and action = 'deliver' limit 1) as step
    group by wanted.id`;
}
