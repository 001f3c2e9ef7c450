import { isUnderWay, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { OrderSummary } from '#contract/orders/schema.ts';

export type TimeLeft =
  | { kind: 'starts'; at: string }
  | { kind: 'left'; minutes: number }
  | { kind: 'late'; minutes: number };

type Timed = Pick<OrderSummary, 'status' | 'placedAt' | 'scheduledFor'>;

/** How long until the promised time, counted from the start that was agreed; nothing where no clock runs. */
export function timeLeftOf(order: Timed, promisedMinutes: number, now: Date): TimeLeft | null {
  if (!isUnderWay(order.status) || order.status === 'placed') return null;
  if (order.scheduledFor !== null && new Date(order.scheduledFor) > now) {
    return { kind: 'starts', at: order.scheduledFor };
  }
  const minutes = Math.floor((startOf(order) + promisedMinutes * 60_000 - now.getTime()) / 60_000);
  return minutes >= 0 ? { kind: 'left', minutes } : { kind: 'late', minutes: -minutes };
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
