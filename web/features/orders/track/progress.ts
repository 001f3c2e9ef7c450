import { finalStatuses, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Order, TrackedOrder } from '#contract/orders/schema.ts';

export const stepNames = ['placed', 'confirmed', 'shopping', 'bought', 'on_the_way', 'delivered'] as const;
export type StepName = (typeof stepNames)[number] | 'cancelled' | 'failed';

/** Which of the few steps that people care about each state belongs to. */
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
  /** When it came so far, where that is known. */
  at: string | null;
}

type Moment = Pick<Order['events'][number], 'status' | 'at'>;

/** How far an order is: what is done, what is now, what is still to come. One that ended early shows how far it came. */
export function stepsOf(status: OrderStatus, events: readonly Moment[]): Step[] {
  const here = stepOf[status];
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
    // What was begun again is still to come, although it happened once.
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
  | { kind: 'late' };

/** What can honestly be said about when it comes. */
export function expectedOf(
  { status, eta, scheduledFor }: Pick<TrackedOrder, 'status' | 'eta' | 'scheduledFor'>,
  now: Date,
): Expected {
  if (finalStatuses.has(status) || status === 'delivered') return { kind: 'over' };
  if (scheduledFor !== null && new Date(scheduledFor) > now) {
    return { kind: 'waits-for-opening', startsAt: scheduledFor, eta };
  }
  if (eta !== null && new Date(eta.to) > now) return { kind: 'eta', eta };
  return status === 'placed' ? { kind: 'unknown' } : { kind: 'late' };
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
