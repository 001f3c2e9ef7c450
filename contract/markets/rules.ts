import { lagosClock, lagosTime, type LagosClock } from '../time.ts';
import type { Closed, Market } from './schema.ts';

/** No market trades outside these hours. */
export const businessHours = { opens: 6, closes: 22 } as const;

/** All that says when a market trades. */
export type MarketTimes = Pick<Market, 'isActive' | 'marketDays' | 'hours' | 'closures'>;

/** Closure on a day on which the market would trade; undefined where there is none. */
export function closureOn({ closures }: Pick<Market, 'closures'>, date: string): Closed | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** True on the market's days, never on a Sunday nor while it is shut, by Lagos time. */
export function tradesToday(market: MarketTimes, now: Date): boolean {
  return tradesOn(market, lagosClock(now));
}

function tradesOn(market: MarketTimes, { weekday, date }: Pick<LagosClock, 'weekday' | 'date'>): boolean {
  return (
    market.isActive &&
    weekday !== 'sunday' &&
    market.marketDays.includes(weekday) &&
    closureOn(market, date) === undefined
  );
}

/** True while the market trades today and its hours run. */
export function isOpenNow(market: MarketTimes, now: Date): boolean {
  const time = lagosTime(now);
  return tradesToday(market, now) && time >= market.hours.opens && time < market.hours.closes;
}

/** The landing page's markets: at most three, active, trading today. */
export function marketsToday<M extends MarketTimes>(markets: readonly M[], now: Date): M[] {
  const today = lagosClock(now);
  return markets.filter((market) => tradesOn(market, today)).slice(0, 3);
}
