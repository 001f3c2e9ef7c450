import { pointOnEarth } from '../store-lists.ts';
import * as z from 'zod/mini';
import type { UserId } from '#contract/accounts/schema.ts';
import { carriedOrder } from '#contract/agents/admin/road-schema.ts';
import { vehicles } from '#contract/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, json, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { carrierOf, isCarried } from '#server/features/orders/run/store-carried.ts';

const onRoadRow = {
  userId: idOf<UserId>(),
  name: text,
  phone: text,
  marketName: text,
  vehicle: oneOf(vehicles),
  onlineSince: instant,
  lastSeenAt: nullable(instant),
  place: nullable(json(pointOnEarth)),
  placeAt: nullable(instant),
  carrying: json(z.array(carriedOrder)),
};
export type OnRoadRow = RowOf<typeof onRoadRow>;

/** Everybody who is online, by name, with their orders, the oldest first. */
export function readOnRoad(db: Db, most: number): Promise<OnRoadRow[]> {
  return db.rows(onRoadRow)`
    select agent.user_id as "userId", agent.name, agent.phone, market.name as "marketName", agent.vehicle,
      shift.started_at as "onlineSince", agent.last_seen_at as "lastSeenAt",
      case when agent.position_at is not null then json_build_object(
        'latitude', agent.latitude, 'longitude', agent.longitude, 'accuracyMetres', agent.accuracy_metres)
      end as place, agent.position_at as "placeAt",
      coalesce((
        select json_agg(json_build_object('code', o.code, 'status', o.status) order by o.number)
        from customer_order o
        where ${carrierOf(db)} = agent.user_id and ${isCarried(db)}), '[]') as carrying
    from shift join agent on agent.user_id = shift.user_id join market on market.id = shift.market_id
    where shift.ended_at is null and agent.phone is not null
    order by agent.name, agent.user_id limit ${most}`;
}
