import type { UserId } from '#contract/accounts/schema.ts';
import { vehicles } from '#contract/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { carrierOf } from '#server/features/orders/run/store-carried.ts';

const riderRow = {
  userId: idOf<UserId>(),
  name: text,
  vehicle: oneOf(vehicles),
  carrying: number,
};
export type RiderRow = RowOf<typeof riderRow>;

/** Riders who could carry from this market to a door, the one with the fewest orders first. */
export function readRidersAt(db: Db, marketId: string): Promise<RiderRow[]> {
  return db.rows(riderRow)`
    select agent.user_id as "userId", agent.name, agent.vehicle,
      (select count(*) from customer_order o
       where ${carrierOf(db)} = agent.user_id and o.is_under_way) as carrying
    from shift join agent on agent.user_id = shift.user_id
    where shift.market_id = ${marketId} and shift.ended_at is null and agent.state = 'verified'
      and agent.works <> 'shopper'
      and not exists (select from offer where user_id = agent.user_id and is_open)
    order by carrying, agent.name, agent.user_id`;
}

export async function isOffered(db: Db, orderId: string): Promise<boolean> {
  const rows = await db`select from offer_order where order_id = ${orderId} and is_open`;
  return rows.length > 0;
}
