import { businessHours, isOpenNow, tradesToday } from '#contract/markets/rules.ts';
import type { Market } from '#contract/markets/schema.ts';
import type { Weekday } from '#contract/time.ts';
import { lagosClock } from '#contract/time.ts';

export type Opening =
  | { state: 'open' }
  | { state: 'opens'; when: 'today' | 'tomorrow' | Weekday }
  | { state: 'not-trading' };

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a market is open, and if not, on which day it opens next. */
export function openingOf(market: Pick<Market, 'isActive' | 'marketDays'>, now: Date): Opening {
  if (isOpenNow(market, now)) return { state: 'open' };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = new Date(now.getTime() + ahead * dayMs);
    const hasPassed = ahead === 0 && lagosClock(now).hour >= businessHours.opens;
    if (hasPassed || !tradesToday(market, day)) continue;
    return {
      state: 'opens',
      when: ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : lagosClock(day).weekday,
    };
  }
  return { state: 'not-trading' };
}
