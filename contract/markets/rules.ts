import { routeWords } from '../paths.ts';
import { lagosClock } from '../time.ts';
import type { Market } from './schema.ts';

/** The specification's slug: lower-cased, non-alphanumerics removed, spaces turned into hyphens. */
export function marketSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .replace(/\s+/g, '-');
}

/** A market whose slug is a route's word, or nothing at all, could never be opened. */
export function isUsableSlug(slug: string): boolean {
  return slug !== '' && !routeWords.has(slug);
}

export const businessHours = { opens: 6, closes: 22 } as const;

/** True on the market's days, never on a Sunday, by Lagos time. */
export function tradesToday(market: Pick<Market, 'isActive' | 'marketDays'>, now: Date): boolean {
  const { weekday } = lagosClock(now);
  return market.isActive && weekday !== 'sunday' && market.marketDays.includes(weekday);
}

/** True while the market trades today and the business hours run. */
export function isOpenNow(market: Pick<Market, 'isActive' | 'marketDays'>, now: Date): boolean {
  const { hour } = lagosClock(now);
  return tradesToday(market, now) && hour >= businessHours.opens && hour < businessHours.closes;
}

/** The landing page's markets: at most three, active, trading today. */
export function marketsToday<M extends Pick<Market, 'isActive' | 'marketDays'>>(
  markets: readonly M[],
  now: Date,
): M[] {
  return markets.filter((market) => tradesToday(market, now)).slice(0, 3);
}
