import { finalStatuses, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { TrackedOrder } from '#contract/orders/schema.ts';

export interface Timed {
  status: OrderStatus;
  confirmedAt: Date | null;
  scheduledFor: Date | null;
  minutes: number;
  items: number;
  /** What dispatch knows better. */
  etaFrom: Date | null;
  etaTo: Date | null;
}

const minuteMs = 60_000;
const spreadMinutes = 10;
// A basket this size is shopped in the promised time; each ten lines more blur the end by five minutes.
const easyItems = 10;

/**
 * From when to when it should be there, as honestly as is known: what was reckoned from who carries it and where they
 * are, else counted from its confirmation, or from the opening it waits for. Nothing where nobody can know, and nothing once the time has passed: a promise that is broken is
 * not repeated.
 */
export function etaOf(order: Timed, now: Date): TrackedOrder['eta'] {
  const { status, confirmedAt, etaFrom, etaTo } = order;
  if (confirmedAt === null || status === 'delivered' || finalStatuses.has(status)) return null;
  const { from, to } =
    etaFrom === null || etaTo === null ? guessed(order, confirmedAt) : { from: etaFrom, to: etaTo };
  if (to <= now) return null;
  return { from: new Date(Math.max(from.getTime(), now.getTime())).toISOString(), to: to.toISOString() };
}

function guessed(order: Timed, confirmedAt: Date): { from: Date; to: Date } {
  const start = startOf(confirmedAt, order.scheduledFor);
  const late = Math.ceil(Math.max(0, order.items - easyItems) / 10) * 5;
  const from = start + Math.max(0, order.minutes - spreadMinutes) * minuteMs;
  return { from: new Date(from), to: new Date(start + (order.minutes + spreadMinutes + late) * minuteMs) };
}

/** Until when it was promised. */
export function dueAtOf({
  confirmedAt,
  scheduledFor,
  minutes,
}: Pick<Timed, 'confirmedAt' | 'scheduledFor' | 'minutes'>): Date | null {
  return confirmedAt === null ? null : new Date(startOf(confirmedAt, scheduledFor) + minutes * minuteMs);
}

function startOf(confirmedAt: Date, scheduledFor: Date | null): number {
  return Math.max(confirmedAt.getTime(), scheduledFor?.getTime() ?? 0);
}
