import { finalStatuses, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { TrackedOrder } from '#contract/orders/schema.ts';

export interface Timed {
  status: OrderStatus;
  confirmedAt: Date | null;
  scheduledFor: Date | null;
  minutes: number;
  items: number;
}

const minuteMs = 60_000;
const spreadMinutes = 10;
// A basket this size is shopped in the promised time; each ten lines more blur the end by five minutes.
const easyItems = 10;

/**
 * From when to when it should be there, as honestly as is known: counted from its confirmation, or from the opening
 * it waits for. Nothing where nobody can know, and nothing once the time has passed: a promise that is broken is
 * not repeated.
 */
export function etaOf(order: Timed, now: Date): TrackedOrder['eta'] {
  const { status, confirmedAt, scheduledFor, minutes } = order;
  if (confirmedAt === null || status === 'delivered' || finalStatuses.has(status)) return null;
  const start = Math.max(confirmedAt.getTime(), scheduledFor?.getTime() ?? 0);
  const late = Math.ceil(Math.max(0, order.items - easyItems) / 10) * 5;
  const from = start + Math.max(0, minutes - spreadMinutes) * minuteMs;
  const to = start + (minutes + spreadMinutes + late) * minuteMs;
  if (to <= now.getTime()) return null;
  return { from: new Date(Math.max(from, now.getTime())).toISOString(), to: new Date(to).toISOString() };
}
