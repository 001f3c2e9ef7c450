import type { OrderCourse } from '#contract/orders/errands/course.ts';
import { punctualityOf } from '#contract/orders/arrival/order-arrival.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import { finalStatuses, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Order, TrackedOrder } from '#contract/orders/schema.ts';

const allSteps = ['placed', 'confirmed', 'shopping', 'bought', 'on_the_way', 'delivered'] as const;
export type StepName = (typeof allSteps)[number] | 'cancelled' | 'failed';

/** The steps of what ends where it is done. */
const stepNamesThere: readonly StepName[] = ['placed', 'confirmed', 'shopping', 'delivered'];

/** Status to step: people care about few steps. */
const stepOf: Readonly<Record<OrderStatus, StepName>> = {
  placed: 'placed',
  confirmed: 'confirmed',
  assigned: 'confirmed',
  shopping: 'shopping',
  picked_up: 'bought',
  ready_for_delivery: 'bought',
  on_the_way: 'on_the_way',
  delivered: 'delivered',
  completed: 'delivered',
  cancelled: 'cancelled',
  failed: 'failed',
};

export interface Step {
  name: StepName;
  state: 'done' | 'now' | 'next';
  /** Time at which it came so far, where known. */
  at: string | null;
}

type Moment = Pick<Order['events'][number], 'status' | 'at'>;

/** Progress of an order: steps done, the present one, those to come. One that ended early shows how far it came. */
export function stepsOf(
  status: OrderStatus,
  events: readonly Moment[],
  course: OrderCourse = 'market',
): Step[] {
  const here = stepOf[status];
  const stepNames = course === 'do-there' ? stepNamesThere : allSteps;
  const at = (name: StepName) => events.findLast((event) => stepOf[event.status] === name)?.at ?? null;
  if (here === 'cancelled' || here === 'failed') {
    const reached = stepNames.filter((name) => name === 'placed' || at(name) !== null);
    return [
      ...reached.map((name) => ({ name, state: 'done' as const, at: at(name) })),
      { name: here, state: 'now', at: at(here) },
    ];
  }
  const place = stepNames.indexOf(here);
  return stepNames.map((name, index) => {
    const isDone = index < place || here === 'delivered';
    // A step that is begun again is still to come, although it happened once.
    return {
      name,
      state: isDone ? 'done' : index === place ? 'now' : 'next',
      at: index <= place ? at(name) : null,
    };
  });
}

export type Expected =
  | { kind: 'over' }
  | { kind: 'waits-for-opening'; startsAt: string; eta: TrackedOrder['eta'] }
  | { kind: 'eta'; eta: NonNullable<TrackedOrder['eta']> }
  | { kind: 'unknown' }
  | { kind: 'late'; eta: TrackedOrder['eta'] };

/** Honest statement about the arrival. */
export function expectedOf(
  order: Pick<TrackedOrder, 'status' | 'eta' | 'promisedUntil' | 'arrivedAt' | 'scheduledFor'> &
    Partial<Pick<TrackedOrder, 'window'>>,
  now: Date,
): Expected {
  const { status } = order;
  if (finalStatuses.has(status) || status === 'delivered' || isAtDoor(order)) return { kind: 'over' };
  const eta = order.eta !== null && new Date(order.eta.to) > now ? order.eta : null;
  const startsAt = shoppingStart(order, now);
  // An order that is not confirmed yet has no range but its window.
  if (startsAt !== null) return { kind: 'waits-for-opening', startsAt, eta: eta ?? order.window ?? null };
  if (status !== 'placed' && punctualityOf({ ...order, eta }, now) !== 'in-time')
    return { kind: 'late', eta };
  return eta === null ? { kind: 'unknown' } : { kind: 'eta', eta };
}

/** The time from which it is shopped, while that is ahead and nobody buys for it; the office may assign it before. */
export function shoppingStart(
  { status, scheduledFor }: Pick<TrackedOrder, 'status' | 'scheduledFor'>,
  now: Date,
): string | null {
  const isToBuy = status === 'placed' || status === 'confirmed' || status === 'assigned';
  return isToBuy && scheduledFor !== null && new Date(scheduledFor) > now ? scheduledFor : null;
}

const carried: ReadonlySet<OrderStatus> = new Set([
  'assigned',
  'shopping',
  'picked_up',
  'ready_for_delivery',
  'on_the_way',
]);

/** True while an agent has it. */
export function hasCarrier(status: OrderStatus): boolean {
  return carried.has(status);
}
