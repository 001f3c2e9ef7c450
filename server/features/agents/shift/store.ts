import type { ShiftId } from '#contract/agents/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { carrierOf, isCarried } from '#server/features/orders/run/store-carried.ts';

const shiftRow = {
  id: idOf<ShiftId>(),
  marketId: idOf<MarketId>(),
  startedAt: instant,
  endedAt: nullable(instant),
};
export type ShiftRow = RowOf<typeof shiftRow>;

function shiftColumns(db: Db) {
  return db`shift.id, shift.market_id as "marketId", shift.started_at as "startedAt", shift.ended_at as "endedAt"`;
}

export async function findOpenShift(db: Db, userId: string): Promise<ShiftRow | undefined> {
  const [row] = await db.rows(shiftRow)`
    select ${shiftColumns(db)} from shift where user_id = ${userId} and ended_at is null`;
  return row;
}

/** The shift that is open, which nobody ends or takes an order in until the transaction ends. The agent is locked before. */
export async function lockOpenShift(db: Db, userId: string): Promise<ShiftRow | undefined> {
  const [row] = await db.rows(shiftRow)`
    select ${shiftColumns(db)} from shift where user_id = ${userId} and ended_at is null for no key update`;
  return row;
}

export async function insertShift(db: Db, userId: string, marketId: string): Promise<ShiftRow> {
  const [row] = await db.rows(shiftRow)`
    insert into shift (user_id, market_id) values (${userId}, ${marketId}) returning ${shiftColumns(db)}`;
  if (row === undefined) throw new Error('a shift was begun and cannot be read');
  return row;
}

/** Ends it, and the agent's place is nobody's business any more. */
export async function endShift(db: Db, userId: string): Promise<void> {
  await db`update shift set ended_at = now() where user_id = ${userId} and ended_at is null`;
  await db`
    update agent set latitude = null, longitude = null, accuracy_metres = null, position_at = null
    where user_id = ${userId}`;
}

const carriedOrderRow = {
  id: text,
  code: text,
  status: oneOf(['assigned', 'shopping', 'picked_up', 'ready_for_delivery', 'on_the_way']),
};
export type CarriedOrder = RowOf<typeof carriedOrderRow>;

/** Orders in this agent’s hands. */
export function readCarried(db: Db, userId: string): Promise<CarriedOrder[]> {
  return db.rows(carriedOrderRow)`
    select o.id, o.code, o.status from customer_order o
    where ${carrierOf(db)} = ${userId} and ${isCarried(db)}
    order by o.id`;
}
