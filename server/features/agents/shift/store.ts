import type { Db } from '#server/db/database.ts';
import { carrierOf, isCarried } from '#server/features/orders/run/store-carried.ts';

export interface ShiftRow {
  id: string;
  marketId: string;
  startedAt: Date;
  endedAt: Date | null;
}

function shiftColumns(db: Db) {
  return db`shift.id, shift.market_id as "marketId", shift.started_at as "startedAt", shift.ended_at as "endedAt"`;
}

export async function findOpenShift(db: Db, userId: string): Promise<ShiftRow | undefined> {
  const [row] = await db<ShiftRow[]>`
    select ${shiftColumns(db)} from shift where user_id = ${userId} and ended_at is null`;
  return row;
}

/** The shift that is open, which nobody ends or takes an order in until the transaction ends. The agent is locked before. */
export async function lockOpenShift(db: Db, userId: string): Promise<ShiftRow | undefined> {
  const [row] = await db<ShiftRow[]>`
    select ${shiftColumns(db)} from shift where user_id = ${userId} and ended_at is null for no key update`;
  return row;
}

export async function insertShift(db: Db, userId: string, marketId: string): Promise<ShiftRow> {
  const [row] = await db<ShiftRow[]>`
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

export interface CarriedOrder {
  id: string;
  code: string;
  status: 'assigned' | 'shopping' | 'picked_up' | 'ready_for_delivery' | 'on_the_way';
}

/** What this agent carries now. */
export function readCarried(db: Db, userId: string): Promise<CarriedOrder[]> {
  return db<CarriedOrder[]>`
    select o.id, o.code, o.status from customer_order o
    where ${carrierOf(db)} = ${userId} and ${isCarried(db)}
    order by o.id`;
}
