import * as z from 'zod/mini';
import type { MarketId } from '#contract/markets/schema.ts';
import { windowHour } from '#contract/orders/windows/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, json, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { closuresOf, hoursOf, marketTimes } from '#server/features/markets/store-times.ts';

interface OwnHour {
  agentId: string;
  marketId: string;
  day: string;
  hour: number;
}

/** True for an agent who may work; until the transaction ends nobody suspends them, nor sends them to another city. */
export async function isVerified(db: Db, agentId: string): Promise<boolean> {
  const rows = await db`
    select from agent where user_id = ${agentId} and state = 'verified' and phone is not null for share`;
  return rows.length > 0;
}

const ownRow = {
  marketId: idOf<MarketId>(),
  marketName: text,
  day: text,
  hour: number,
  isGivenUp: boolean,
};
export type OwnRow = RowOf<typeof ownRow>;

/** The hours that an agent is down for or gave up, from today on. */
export function readOwnHours(db: Db, agentId: string, now: Date): Promise<OwnRow[]> {
  return db.rows(ownRow)`
    select market.id as "marketId", market.name as "marketName", day::text, hour,
      how = 'given-up' as "isGivenUp"
    from rostered_hour join market on market.id = market_id
    where agent_id = ${agentId} and day >= ${lagosClock(now).date}::date
    order by day, hour`;
}

const placeRow = {
  ...marketTimes,
  id: idOf<MarketId>(),
  name: text,
  isOwn: boolean,
  weekHours: json(z.array(windowHour)),
};
export type PlaceRow = RowOf<typeof placeRow>;

/** The markets of an agent's city that take orders for hours, those that they know first; none for an agent who only carries. */
export function readPlaces(db: Db, agentId: string, now: Date): Promise<PlaceRow[]> {
  return db.rows(placeRow)`
    select market.id, market.name, is_active as "isActive", market_days as "marketDays", ${hoursOf(db)} as hours,
      ${closuresOf(db, now)} as closures,
      exists (select from agent_market knows where knows.user_id = agent.user_id and knows.market_id = market.id)
        as "isOwn",
      (select json_agg(json_build_object('weekday', weekday, 'hour', hour, 'orders', orders) order by weekday, hour)
       from market_window where market_window.market_id = market.id) as "weekHours"
    from agent join market on market.city_id = agent.city_id
    where agent.user_id = ${agentId} and agent.works <> 'rider' and market.is_active
      and exists (select from market_window where market_window.market_id = market.id)
    order by "isOwn" desc, market.name`;
}

/** False where they are down at another market in this hour. */
export async function insertOwnHour(db: Db, { agentId, marketId, day, hour }: OwnHour): Promise<boolean> {
  const rows = await db`
    insert into rostered_hour (agent_id, day, hour, market_id, how)
    values (${agentId}, ${day}::date, ${hour}, ${marketId}, 'own')
    on conflict (agent_id, day, hour) do nothing returning hour`;
  return rows.length > 0;
}

/** An hour of the office is taken again, or given up: it stays, so that its day does not lose its roster. */
export async function setGivenUp(
  db: Db,
  { agentId, marketId, day, hour }: OwnHour,
  isGivenUp: boolean,
): Promise<void> {
  await db`
    update rostered_hour set how = ${isGivenUp ? 'given-up' : 'office'}
    where agent_id = ${agentId} and day = ${day}::date and hour = ${hour} and market_id = ${marketId}`;
}

export async function deleteOwnHour(db: Db, { agentId, marketId, day, hour }: OwnHour): Promise<void> {
  await db`
    delete from rostered_hour
    where agent_id = ${agentId} and day = ${day}::date and hour = ${hour} and market_id = ${marketId}`;
}
