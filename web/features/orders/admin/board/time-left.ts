import { isUnderWay, type OrderStatus } from '#contract/orders/lifecycle.ts';
import { punctualityOf } from '#contract/orders/arrival/order-arrival.ts';
import type { Order, OrderSummary } from '#contract/orders/schema.ts';
import { shoppingStart } from '#web/features/orders/track/progress.ts';

export type TimeLeft =
  | { kind: 'starts'; at: string }
  | { kind: 'left'; minutes: number }
  | { kind: 'late'; minutes: number }
  /** The end of the promise is still to come, and will not be kept as things stand. */
  | { kind: 'will-be-late' };

type Timed = Pick<OrderSummary, 'status' | 'placedAt' | 'scheduledFor'>;
export type Promised = Pick<Order, 'status' | 'scheduledFor' | 'eta' | 'promisedUntil'>;

/** The time until the end of the promise; none where no clock runs. */
export function timeLeftOf(order: Promised, now: Date): TimeLeft | null {
  const { status, promisedUntil } = order;
  if (!isUnderWay(status) || status === 'placed') return null;
  const startsAt = shoppingStart(order, now);
  if (startsAt !== null) return { kind: 'starts', at: startsAt };
  if (promisedUntil === null) return null;
  const minutes = Math.floor((Date.parse(promisedUntil) - now.getTime()) / 60_000);
  switch (punctualityOf(order, now)) {
    case 'late':
      return { kind: 'late', minutes: -minutes };
    case 'will-be-late':
      return { kind: 'will-be-late' };
    case 'in-time':
      return { kind: 'left', minutes };
  }
}

function startOf({ scheduledFor, placedAt }: Timed): number {
  return new Date(scheduledFor ?? placedAt).getTime();
}

export type GroupName = 'waiting' | 'finding' | 'market' | 'road' | 'over';

const groupOf: Readonly<Record<OrderStatus, GroupName>> = {
  placed: 'waiting',
  confirmed: 'finding',
  assigned: 'market',
  shopping: 'market',
  picked_up: 'market',
  ready_for_delivery: 'market',
  on_the_way: 'road',
  delivered: 'over',
  completed: 'over',
  cancelled: 'over',
  failed: 'over',
};

/** The board's columns: the most urgent first, and of what is over the newest. */
export function groupsOf<Row extends Timed>(orders: readonly Row[]): Record<GroupName, Row[]> {
  const groups: Record<GroupName, Row[]> = { waiting: [], finding: [], market: [], road: [], over: [] };
  for (const order of orders.toSorted((a, b) => startOf(a) - startOf(b)))
    groups[groupOf[order.status]].push(order);
  groups.over.reverse();
  return groups;
}
