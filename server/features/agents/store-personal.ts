import type { Db } from '#server/db/database.ts';
import { anyJson, boolean, text } from '#server/db/sql/codecs.ts';
import { carrierOf, isCarried } from '../orders/run/store-carried.ts';

export async function isAtWork(db: Db, userId: string): Promise<'order-under-way' | 'still-online' | null> {
  const [row] = await db.one({ isCarrying: boolean, isOnline: boolean })`
    select
      exists (select from customer_order o where ${carrierOf(db)} = ${userId} and ${isCarried(db)}) as "isCarrying",
      exists (select from shift where user_id = ${userId} and ended_at is null) as "isOnline"`;
  if (row.isCarrying) return 'order-under-way';
  return row.isOnline ? 'still-online' : null;
}

/** Everything that is kept of somebody as an agent, as it stands. */
export async function readForExport(db: Db, userId: string): Promise<unknown> {
  const [row] = await db.rows({ agent: anyJson })`
    select json_build_object(
      'state', state, 'name', name, 'phone', phone, 'vehicle', vehicle, 'works', works, 'appliedAt', applied_at,
      'reason', reason, 'lastSeenAt', last_seen_at, 'offersMade', offers_made, 'offersTaken', offers_taken,
      'city', (select city.name from city where city.id = agent.city_id),
      'markets', (select json_agg(market.name order by market.name)
        from agent_market join market on market.id = agent_market.market_id where user_id = agent.user_id),
      'shifts', (select json_agg(json_build_object('startedAt', started_at, 'endedAt', ended_at) order by started_at)
        from shift where user_id = agent.user_id),
      'roster', (select json_agg(json_build_object('day', day, 'hour', hour, 'how', how) order by day, hour)
        from rostered_hour where agent_id = agent.user_id),
      'trail', (select json_agg(json_build_object('at', at, 'latitude', latitude, 'longitude', longitude,
          'accuracyMetres', accuracy_metres) order by at)
        from agent_trail where user_id = agent.user_id)) as agent
    from agent where user_id = ${userId} and phone is not null`;
  return row?.agent ?? null;
}

/** Leaves when they worked, and nothing of who they are or where they were; says which pictures showed them. */
export async function blankAgent(db: Db, userId: string): Promise<string[]> {
  const rows = await db.rows({ photoId: text, idPhotoId: text })`
    select photo_id as "photoId", id_photo_id as "idPhotoId" from agent
    where user_id = ${userId} and phone is not null for no key update`;
  await db`
    update order_event set reason = null
    where mover = 'agent' and actor_id = ${userId} and reason is not null
      and order_id in (select id from customer_order where agent_id = ${userId} or rider_id = ${userId})`;
  await db`delete from agent_trail where user_id = ${userId}`;
  await db`delete from rostered_hour where agent_id = ${userId}`;
  await db`delete from agent_market where user_id = ${userId}`;
  await db`
    update agent set state = 'refused', name = '', phone = null, photo_id = null, id_photo_id = null,
      reason = null, last_seen_at = null, decided_at = coalesce(decided_at, now())
    where user_id = ${userId}`;
  return rows.flatMap(({ photoId, idPhotoId }) => [photoId, idPhotoId]);
}
