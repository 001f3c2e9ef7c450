import type { SystemReason } from '#contract/orders/system-reasons.ts';
import type { Db } from '#server/db/database.ts';
import { transition, type Moved } from './transition.ts';
import { findCarrier } from './store-transition.ts';
import type { Movable, OrderRow } from './store.ts';

/** An order with the phones of all who meet its carrier. */
type Carried = Movable & Pick<OrderRow, 'customerPhone' | 'receiverPhone' | 'stopPhone'>;

/** True for an agent who may work in its city, and whose own order this is not, by account or by any phone of theirs. */
export async function mayCarry(
  transaction: Db,
  order: Pick<Carried, 'id' | 'accountId' | 'customerPhone' | 'receiverPhone' | 'stopPhone'>,
  agentId: string,
): Promise<boolean> {
  const carrier = await findCarrier(transaction, agentId, order.id);
  if (carrier === undefined || agentId === order.accountId) return false;
  const theirs = [order.customerPhone, order.receiverPhone, order.stopPhone];
  return carrier.phones.every((phone) => !theirs.includes(phone));
}

/** Gives a locked order to an agent who said yes to it: all of it, or the shopping alone. */
export async function assignOrder(
  transaction: Db,
  order: Carried,
  agentId: string,
  part: 'whole' | 'shopping' = 'whole',
): Promise<Moved> {
  if (!(await mayCarry(transaction, order, agentId))) return { ok: false, reason: 'needs-agent' };
  const move = { action: 'assign', mover: 'agent', actorId: agentId, reason: null, agentId, part } as const;
  return transition(transaction, order, move);
}

/** A rider at the market carries a locked order from here to the door. */
export async function takeOver(transaction: Db, order: Carried, riderId: string): Promise<Moved> {
  // Another rider, assigned by an admin meanwhile, has it already.
  const isTaken = order.riderId !== null || riderId === order.agentId;
  if (isTaken || !(await mayCarry(transaction, order, riderId))) return { ok: false, reason: 'needs-agent' };
  const move = { action: 'takeOver', mover: 'agent', actorId: riderId, reason: null } as const;
  return transition(transaction, order, { ...move, agentId: riderId });
}

/** Takes a locked order from an agent who went silent, so that somebody else can have it. */
export function takeBack(transaction: Db, order: Movable, reason: SystemReason): Promise<Moved> {
  return transition(transaction, order, { action: 'giveUp', mover: 'system', actorId: null, reason });
}
