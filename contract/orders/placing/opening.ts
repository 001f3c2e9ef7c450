import { isOpenNow, tradesToday, type MarketTimes } from '#contract/markets/rules.ts';
import type { WhenBought } from './schema.ts';
import { lagosClock, lagosInstant, lagosTime } from '#contract/time.ts';

const aDayMs = 24 * 60 * 60 * 1000;

export type Opening =
  | { kind: 'now' }
  | { kind: 'later'; startsAt: Date }
  /** No market day at all: hidden, or a market that never trades. */
  | { kind: 'never' };

// A market that is shut for a while opens again some day; one that is shut for longer than this takes no orders.
const furthestDays = 190;

/** Earliest shopping time at this market: now, or the start of its next open day. */
export function openingOf(market: MarketTimes, now: Date): Opening {
  if (isOpenNow(market, now)) return { kind: 'now' };
  const firstDay = lagosTime(now) < market.hours.opens ? 0 : 1;
  const lastDay = firstDay + (market.closures.length === 0 ? 7 : furthestDays);
  for (let ahead = firstDay; ahead <= lastDay; ahead += 1) {
    const day = new Date(now.getTime() + ahead * aDayMs);
    if (tradesToday(market, day))
      return { kind: 'later', startsAt: lagosInstant(lagosClock(day).date, market.hours.opens) };
  }
  return { kind: 'never' };
}

/** The time of buying, as a quote says it; an order of now takes so many minutes by the front page. */
export function whenBoughtAt(opening: Exclude<Opening, { kind: 'never' }>, minutes: number): WhenBought {
  return opening.kind === 'now'
    ? { kind: 'now', minutes }
    : { kind: 'scheduled', startsAt: opening.startsAt.toISOString() };
}

/** Time that a customer has to take a new arrival time. */
export const newTimeHoldsMs = 30 * 60_000;
const leastNoticeMs = 60 * 60_000;
const halfHourMs = 30 * 60_000;

/** A later time for an order that nobody could take: the next half hour with an hour's notice, or the next opening. */
export function newTimeAfter(market: MarketTimes, now: Date): Date | undefined {
  const earliest = new Date(Math.ceil((now.getTime() + leastNoticeMs) / halfHourMs) * halfHourMs);
  const opening = openingOf(market, earliest);
  if (opening.kind === 'never') return undefined;
  return opening.kind === 'now' ? earliest : opening.startsAt;
}

/** The market's next opening after the day on which an order was to be shopped by; nothing where there is none. */
export function openingAfter(market: MarketTimes, shopBy: Date, now: Date): Date | undefined {
  // By then its hours are over, unless they were made longer since.
  const dayOver = lagosInstant(lagosClock(shopBy).date, market.hours.closes);
  const opening = openingOf(market, new Date(Math.max(dayOver.getTime(), now.getTime())));
  if (opening.kind === 'never') return undefined;
  return opening.kind === 'now' ? now : opening.startsAt;
}

/** End of the market day of an order; one that no agent began by then is cancelled. */
export function closesAfter({ hours }: Pick<MarketTimes, 'hours'>, startsAt: Date): Date {
  return lagosInstant(lagosClock(startsAt).date, hours.closes);
}
