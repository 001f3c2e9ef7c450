import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import {
  finalStatuses,
  transitionFor,
  type Mover,
  type OrderAction,
  type OrderStatus,
} from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { dropAlarms } from '../alarms/raise-alarm.ts';
import {
  bookBill,
  bookCharged,
  bookEarnings,
  bookLateFee,
  bookReturned,
  bookTakenBack,
  type Booked,
} from '../money/postings.ts';
import { leaveGoods } from '../money/leave-goods.ts';
import { askAnew } from '../shopping/store-items.ts';
import { withdrawDoorReports } from '../delivery/door-reports/store.ts';
import { takeBackQuestions, withdrawQuestions } from '../shopping/store-questions.ts';

const waitedForAnAgent: readonly AlarmKind[] = ['no-agent', 'agent-silent'];
/** Whoever goes to the door now has tries of their own. */
const endsWithItsCarrier: readonly AlarmKind[] = [
  ...waitedForAnAgent,
  'pin-locked',
  'delivery-to-confirm',
  'attempt-to-confirm',
];
const endsWithTheOrder: readonly AlarmKind[] = [...endsWithItsCarrier, 'running-late', 'rejection-open'];

/** What was done, and who did it. */
export interface Stepped {
  action: OrderAction;
  mover: Mover;
  actorId: string | null;
}

/** What a step brings with it, in its transaction: its money, and what nobody has to answer or look after any more. */
export async function follow(
  transaction: Db,
  order: Booked,
  move: Stepped,
  before: OrderStatus,
): Promise<void> {
  const { action, mover } = move;
  const to = transitionFor(action, before, mover)?.to ?? before;
  if (action === 'assign' || action === 'reassign') {
    await withdrawDoorReports(transaction, order.id);
    await dropAlarms(transaction, order.id, endsWithItsCarrier);
  }
  if (action === 'reassign' && before === 'shopping')
    await takeBackQuestions(transaction, order.id, new Date());
  if (action === 'restart' || action === 'deliver' || finalStatuses.has(to)) {
    await withdrawQuestions(transaction, order.id, new Date());
    await withdrawDoorReports(transaction, order.id);
    await dropAlarms(transaction, order.id, endsWithTheOrder);
  }
  await bookStep(transaction, order, move, before);
  if (action === 'restart') await askAnew(transaction, order.id);
}

/** Cancelled while it is shopped, a customer bears what they were shown; every other end but theirs is the house's. */
async function bookStep(transaction: Db, order: Booked, move: Stepped, before: OrderStatus): Promise<void> {
  const { action, mover, actorId } = move;
  if (action === 'makeReady') return bookBill(transaction, order);
  const leave = (what: 'everything' | 'rejected') =>
    leaveGoods(transaction, { order, before, what, actorId });
  if (action === 'restart') {
    await bookTakenBack(transaction, order, actorId);
    return leave('rejected');
  }
  if (action === 'complete') return bookEarnings(transaction, order);
  if (action === 'cancel') {
    const isTheirs = mover === 'customer' && before === 'shopping';
    await (isTheirs ? bookCharged : bookReturned)(transaction, order, actorId);
    return leave('everything');
  }
  if (action === 'deliver') {
    await bookLateFee(transaction, order);
    return leave('rejected');
  }
  // An agent who waited at the door and rang leaves it as the customer's: the bill stands.
  if (action === 'fail') {
    await (mover === 'agent' ? bookLateFee(transaction, order) : bookReturned(transaction, order, actorId));
    return leave('everything');
  }
}
