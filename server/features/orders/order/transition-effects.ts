import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import type { Mover, OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { dropAlarms } from '../alarms/raise-alarm.ts';
import {
  bookBill,
  bookCharged,
  bookEarnings,
  bookLateFee,
  bookFailedAtStop,
  bookReturned,
  bookTakenBack,
  type Booked,
} from '../money/postings.ts';
import { leaveParcel } from '../errands/door/leave-parcel.ts';
import { leaveGoods } from '../money/leave-goods.ts';
import { askAnew } from '../shopping/store-items.ts';
import { withdrawDoorReports } from '../delivery/door-reports/store.ts';
import { takeBackQuestions, withdrawQuestions } from '../shopping/store-questions.ts';

const waitedForAnAgent: readonly AlarmKind[] = ['no-agent', 'agent-silent'];
/** The carrier who goes to the door now has tries of their own. */
const endsWithItsCarrier: readonly AlarmKind[] = [
  ...waitedForAnAgent,
  'pin-locked',
  'delivery-to-confirm',
  'attempt-to-confirm',
];
const endsWithTheOrder: readonly AlarmKind[] = [...endsWithItsCarrier, 'running-late', 'rejection-open'];

/** The action and its mover. */
export interface Stepped {
  action: OrderAction;
  mover: Mover;
  actorId: string | null;
}

/** A move of an order: what was done, and between which states. */
export interface Moving extends Stepped {
  transaction: Db;
  order: Booked;
  from: OrderStatus;
  to: OrderStatus;
}

/** Books the money of a move and closes what nobody has to answer or look after any more, in its transaction. */
export async function applyEffects(moving: Moving): Promise<void> {
  const { transaction, order, to, action, actorId } = moving;
  switch (to) {
    case 'placed':
      return;
    case 'confirmed':
      return action === 'restart' ? beginAnew(moving) : undefined;
    case 'assigned':
    case 'picked_up':
    case 'on_the_way':
      return changeCarrier(moving);
    case 'shopping':
      await changeCarrier(moving);
      return action === 'reassign' ? takeBackQuestions(transaction, order.id, new Date()) : undefined;
    case 'ready_for_delivery':
      await changeCarrier(moving);
      return action === 'makeReady' ? bookBill(transaction, order) : undefined;
    case 'delivered':
      await closeOpen(moving);
      await bookLateFee(transaction, order);
      return leave(moving, 'rejected');
    case 'completed':
      await closeOpen(moving);
      return bookEarnings(transaction, order);
    case 'cancelled':
      await closeOpen(moving);
      await (isChargedToCustomer(moving) ? bookCharged : bookReturned)(transaction, order, actorId);
      return leave(moving, 'everything');
    case 'failed':
      await closeOpen(moving);
      await bookFailed(moving);
      return leave(moving, 'everything');
  }
}

/** An agent who waited and rang leaves door or stop as the customer's; every other failure is the company's. */
function bookFailed(moving: Moving): Promise<void> {
  const { transaction, order, actorId, from } = moving;
  if (!isFailedByCustomer(moving)) return bookReturned(transaction, order, actorId);
  return from === 'shopping' ? bookFailedAtStop(transaction, order) : bookLateFee(transaction, order);
}

async function beginAnew(moving: Moving): Promise<void> {
  const { transaction, order, actorId } = moving;
  await closeOpen(moving);
  await bookTakenBack(transaction, order, actorId);
  await leave(moving, 'rejected');
  await askAnew(transaction, order.id);
}

async function changeCarrier({ transaction, order, action }: Moving): Promise<void> {
  if (action !== 'assign' && action !== 'reassign') return;
  await withdrawDoorReports(transaction, order.id);
  await dropAlarms(transaction, order.id, endsWithItsCarrier);
}

async function closeOpen({ transaction, order }: Moving): Promise<void> {
  await withdrawQuestions(transaction, order.id, new Date());
  await withdrawDoorReports(transaction, order.id);
  await dropAlarms(transaction, order.id, endsWithTheOrder);
}

async function leave(moving: Moving, what: 'everything' | 'rejected'): Promise<void> {
  const { transaction, order, from, actorId } = moving;
  await leaveGoods(transaction, { order, before: from, what, actorId });
  if (what === 'everything')
    await leaveParcel(transaction, { order, before: from, isCustomers: isFailedByCustomer(moving) });
}

function isFailedByCustomer({ to, mover }: Moving): boolean {
  return to === 'failed' && mover === 'agent';
}

/** A customer who cancels while it is shopped bears what they were shown; every other end but theirs is the company's. */
function isChargedToCustomer({ mover, from }: Moving): boolean {
  return mover === 'customer' && from === 'shopping';
}
