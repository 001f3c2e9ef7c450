import { hasOneThing } from '../errands/course.ts';
import type { OrderKind } from '../errands/schema.ts';
import { finalStatuses, type OrderStatus } from '../lifecycle.ts';
import { likelyPart } from './range.ts';

export interface ArrivalRange {
  from: Date;
  to: Date;
}

export interface Timed {
  status: OrderStatus;
  kind: OrderKind;
  confirmedAt: Date | null;
  scheduledFor: Date | null;
  /** The promised range, in minutes from when its clock starts; no first minute where no range was promised. */
  soonestMinutes: number | null;
  minutes: number;
  /** The range that dispatch computes, from the agent who has it or could have it. */
  etaFrom: Date | null;
  etaTo: Date | null;
}

type Promised = Pick<Timed, 'confirmedAt' | 'scheduledFor' | 'minutes'>;

/**
 * The range that is shown of an order under way. The promise stands until an agent has the order; from then on the plan
 * narrows it, inside the promise as long as that is likely to be kept. None before it is confirmed, after its door,
 * where nobody can know, and once all of it has passed.
 */
export function arrivalOf(order: Timed, now: Date): ArrivalRange | null {
  const due = dueAtOf(order);
  if (due === null || order.status === 'delivered' || finalStatuses.has(order.status)) return null;
  const shown = rangeToShow(order, due, now);
  if (shown === null || shown.to <= now) return null;
  return { from: shown.from < now ? now : shown.from, to: shown.to };
}

function rangeToShow(order: Timed, due: Date, now: Date): ArrivalRange | null {
  const promised = promisedOf(order, due);
  const reckoned = reckonedOf(order);
  if (reckoned === null || reckoned.to <= now) return promised;
  if (likelyIn(reckoned) > due || !isTimePromised(order)) return reckoned;
  const isCarried = order.status !== 'confirmed';
  if (!isCarried && promised !== null) return promised;
  return { from: reckoned.from, to: reckoned.to > due ? due : reckoned.to };
}

function promisedOf({ soonestMinutes, minutes }: Timed, due: Date): ArrivalRange | null {
  if (soonestMinutes === null) return null;
  return { from: new Date(due.getTime() - (minutes - soonestMinutes) * minuteMs), to: due };
}

/** The same as replies have it. */
export function etaOf(order: Timed, now: Date): { from: string; to: string } | null {
  const range = arrivalOf(order, now);
  return range === null ? null : { from: range.from.toISOString(), to: range.to.toISOString() };
}

function reckonedOf({ etaFrom, etaTo }: Timed): ArrivalRange | null {
  return etaFrom === null || etaTo === null ? null : { from: etaFrom, to: etaTo };
}

function likelyIn({ from, to }: ArrivalRange): Date {
  return new Date(from.getTime() + (to.getTime() - from.getTime()) * likelyPart);
}

const minuteMs = 60_000;

/** The end of what was promised: after it an order is late. */
export function dueAtOf({ confirmedAt, scheduledFor, minutes }: Promised): Date | null {
  if (confirmedAt === null) return null;
  // Its clock starts with its confirmation, or with the opening that it waits for.
  const start = Math.max(confirmedAt.getTime(), scheduledFor?.getTime() ?? 0);
  return new Date(start + minutes * minuteMs);
}

/** False for a parcel or a task whose customer was promised no range: its minutes are the front page's, of a list. */
export function isTimePromised({ kind, soonestMinutes }: Pick<Timed, 'kind' | 'soonestMinutes'>): boolean {
  return soonestMinutes !== null || !hasOneThing(kind);
}

/** The end of what its customer was promised. */
export function promiseEndOf(order: Timed): Date | null {
  return isTimePromised(order) ? dueAtOf(order) : null;
}

/** An order is late past its promise; it will be late when that is sure. */
export type Punctuality = 'in-time' | 'will-be-late' | 'late';

export function punctualityOf(
  { eta, promisedUntil }: { eta: { to: string } | null; promisedUntil: string | null },
  now: Date,
): Punctuality {
  if (promisedUntil === null) return 'in-time';
  const until = Date.parse(promisedUntil);
  if (until < now.getTime()) return 'late';
  return eta !== null && Date.parse(eta.to) > until ? 'will-be-late' : 'in-time';
}
