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

/** How long a customer has to take a new time. */
export const newTimeHoldsMs = 30 * 60_000;
const leastNoticeMs = 60 * 60_000;
const halfHourMs = 30 * 60_000;

/** A later time for an order that nobody could take: the next half hour with an hour's notice, or the next opening. */
export function newTimeAfter(market: Pick<Market, 'isActive' | 'marketDays'>, now: Date): Date | undefined {
  const earliest = new Date(Math.ceil((now.getTime() + leastNoticeMs) / halfHourMs) * halfHourMs);
  const opening = openingOf(market, earliest);
  if (opening.kind === 'never') return undefined;
  return opening.kind === 'now' ? earliest : opening.startsAt;
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
