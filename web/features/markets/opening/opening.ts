import { closureOn, type MarketTimes } from '#contract/markets/rules.ts';
import { openingOf as whenShopped } from '#contract/orders/placing/opening.ts';
import { dayAfter, daysBetween, lagosClock, lagosTime, type Weekday } from '#contract/time.ts';

export type Opening =
  | { state: 'open'; closes: string }
  | {
      state: 'opens';
      /** A weekday of the coming week, or the day itself where it is further away. */
      when: 'today' | 'tomorrow' | { weekday: Weekday } | { date: string };
      at: string;
      /** Reason why it is shut today although it would trade. */
      shutFor: string | null;
    }
  | { state: 'not-trading' };

/** Open or closed now, with the next opening. */
export function openingOf(market: MarketTimes, now: Date): Opening {
  const opening = whenShopped(market, now);
  if (opening.kind === 'now') return { state: 'open', closes: market.hours.closes };
  if (opening.kind === 'never') return { state: 'not-trading' };
  const { startsAt } = opening;
  return {
    state: 'opens',
    when: whenOf(startsAt, lagosClock(now).date),
    at: lagosTime(startsAt),
    shutFor: closureOn(market, lagosClock(now).date)?.reason ?? null,
  };
}

function whenOf(startsAt: Date, today: string): Extract<Opening, { state: 'opens' }>['when'] {
  const { date, weekday } = lagosClock(startsAt);
  if (date === today) return 'today';
  if (date === dayAfter(today, 1)) return 'tomorrow';
  return daysBetween(today, date) <= 7 ? { weekday } : { date };
}
