import { businessHours, tradesToday } from '../markets/rules.ts';
import type { Market } from '../markets/schema.ts';
import { lagosClock } from '../time.ts';

const aDayMs = 24 * 60 * 60 * 1000;
const lagosOffsetHours = 1;

export type Opening =
  | { kind: 'now' }
  | { kind: 'later'; startsAt: Date }
  /** No market day at all: hidden, or a market that never trades. */
  | { kind: 'never' };

/** When an order to this market can be shopped: now, or at the start of its next open day. */
export function openingOf(market: Pick<Market, 'isActive' | 'marketDays'>, now: Date): Opening {
  const { hour } = lagosClock(now);
  if (tradesToday(market, now) && hour >= businessHours.opens && hour < businessHours.closes)
    return { kind: 'now' };
  const firstDay = hour < businessHours.opens ? 0 : 1;
  for (let ahead = firstDay; ahead <= firstDay + 7; ahead += 1) {
    const day = new Date(now.getTime() + ahead * aDayMs);
    if (tradesToday(market, day)) return { kind: 'later', startsAt: opensOn(day) };
  }
  return { kind: 'never' };
}

/** When the day ends on which an order would be shopped: what nobody began by then is cancelled. */
export function closesAfter(startsAt: Date): Date {
  return atHour(startsAt, businessHours.closes);
}

function opensOn(day: Date): Date {
  return atHour(day, businessHours.opens);
}

function atHour(day: Date, lagosHour: number): Date {
  const hour = String(lagosHour - lagosOffsetHours).padStart(2, '0');
  return new Date(`${lagosClock(day).date}T${hour}:00:00.000Z`);
}
