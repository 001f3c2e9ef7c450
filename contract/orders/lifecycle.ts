import type { OrderCourse } from './errands/course.ts';

/** Every state an order can stand in, in the order of a good day. */
export const orderStatuses = [
  'placed',
  'confirmed',
  'assigned',
  'shopping',
  'picked_up',
  'ready_for_delivery',
  'on_the_way',
  'delivered',
  'completed',
  'cancelled',
  'failed',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const orderActions = [
  'confirm',
  'reschedule',
  'assign',
  'giveUp',
  'startShopping',
  'pickUp',
  'makeReady',
  'takeOver',
  'setOff',
  'deliver',
  'complete',
  'reassign',
  'restart',
  'cancel',
  'fail',
] as const;

export type OrderAction = (typeof orderActions)[number];

/** Parties that move an order: its customer, its agent, an admin with `orders:manage`, or the system. */
export const movers = ['customer', 'agent', 'admin', 'system'] as const;

export type Mover = (typeof movers)[number];

export interface Transition {
  action: OrderAction;
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly Mover[];
  /** The mover says why, and it stands in the order's history. */
  wantsReason: boolean;
  /** The courses that it belongs to; nothing where it belongs to each. */
  courses: readonly OrderCourse[] | null;
}

const step = (
  action: OrderAction,
  from: readonly OrderStatus[],
  to: OrderStatus,
  by: readonly Mover[],
  wantsReason = false,
  courses: readonly OrderCourse[] | null = null,
): Transition => ({ action, from, to, by, wantsReason, courses });

const toADoor: readonly OrderCourse[] = ['market', 'fetch', 'carry', 'do'];
const atStalls: readonly OrderCourse[] = ['market', 'fetch'];
const byAPerson: readonly OrderCourse[] = ['carry', 'do', 'do-there'];

/** The one table of what may happen to an order; buttons, commands, tests and documentation read it. */
export const transitions: readonly Transition[] = [
  step('confirm', ['placed'], 'confirmed', ['system', 'admin']),
  // No agent could take it in time, and the customer chose a later one; or its market closed, and the next open day is
  // taken.
  step('reschedule', ['confirmed'], 'confirmed', ['customer', 'system']),
  step('assign', ['confirmed'], 'assigned', ['agent', 'admin']),
  step('giveUp', ['assigned'], 'confirmed', ['agent', 'admin', 'system'], true),
  step('startShopping', ['assigned'], 'shopping', ['agent']),
  step('pickUp', ['shopping'], 'picked_up', ['agent']),
  step('makeReady', ['picked_up'], 'ready_for_delivery', ['system']),
  // A rider at the market, who is its agent from here to the door.
  step('takeOver', ['ready_for_delivery'], 'ready_for_delivery', ['agent'], false, toADoor),
  step('setOff', ['ready_for_delivery'], 'on_the_way', ['agent'], false, toADoor),
  step('deliver', ['on_the_way'], 'delivered', ['agent']),
  step('deliver', ['on_the_way'], 'delivered', ['admin'], true),
  // Done where it was to be done, and nothing is brought; its customer says yes, or says nothing for a day.
  step('deliver', ['ready_for_delivery'], 'delivered', ['system'], false, ['do-there']),
  step('complete', ['delivered'], 'completed', ['system']),
  step('complete', ['delivered'], 'completed', ['customer'], false, ['do-there']),
  step('reassign', ['assigned'], 'assigned', ['admin'], true),
  step('reassign', ['shopping'], 'shopping', ['admin'], true, atStalls),
  // A stop has nothing in the bag before it is left, and the next agent is on the way there.
  step('reassign', ['shopping'], 'assigned', ['admin'], true, byAPerson),
  step('reassign', ['picked_up'], 'picked_up', ['admin'], true),
  step('reassign', ['ready_for_delivery'], 'ready_for_delivery', ['admin'], true),
  step('reassign', ['on_the_way'], 'on_the_way', ['admin'], true),
  step('restart', ['shopping'], 'confirmed', ['admin'], true),
  // Goods already bought stay booked on their buyer's float. A parcel, or a task that is done, cannot be had twice.
  step('restart', ['picked_up', 'ready_for_delivery', 'on_the_way'], 'confirmed', ['admin'], true, atStalls),
  step(
    'cancel',
    ['placed', 'confirmed', 'assigned', 'shopping'],
    'cancelled',
    ['customer', 'admin', 'system'],
    true,
  ),
  step('cancel', ['assigned', 'shopping'], 'cancelled', ['agent'], true),
  step('cancel', ['picked_up', 'ready_for_delivery', 'on_the_way'], 'cancelled', ['admin'], true),
  step('fail', ['on_the_way'], 'failed', ['agent', 'admin'], true),
  // The stop of an errand where nobody came.
  step('fail', ['shopping'], 'failed', ['agent', 'admin'], true, byAPerson),
  // Handed over by its agent's word alone, and the office found that it never came.
  step('fail', ['delivered'], 'failed', ['system'], true),
];

/** The row that lets this mover do this now with an order of that course, or nothing. */
export function transitionFor(
  action: OrderAction,
  status: OrderStatus,
  mover: Mover,
  course: OrderCourse,
): Transition | undefined {
  return transitions.find(
    (row) =>
      row.action === action &&
      row.from.includes(status) &&
      row.by.includes(mover) &&
      (row.courses === null || row.courses.includes(course)),
  );
}

export function actionsOpenTo(mover: Mover, status: OrderStatus, course: OrderCourse): OrderAction[] {
  return orderActions.filter((action) => transitionFor(action, status, mover, course) !== undefined);
}

/** States that nothing leaves. */
export const finalStatuses: ReadonlySet<OrderStatus> = new Set(['completed', 'cancelled', 'failed']);

/** True while somebody still waits for something. */
export function isUnderWay(status: OrderStatus): boolean {
  return !finalStatuses.has(status) && status !== 'delivered';
}

/** True where nothing was brought in the end. */
export function isOff(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'failed';
}

/** True where an order that stands so has not come as far as that, in the order of a good day. */
export function isBefore(status: OrderStatus, reached: OrderStatus): boolean {
  return orderStatuses.indexOf(status) < orderStatuses.indexOf(reached);
}
