import type { MarketTimes } from '#contract/markets/rules.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';

/** When a row of `market` opens and closes, as the contract writes it. */
export function hoursOf(db: Db) {
  return db`
    json_build_object('opens', to_char(market.opens_at, 'HH24:MI'), 'closes', to_char(market.closes_at, 'HH24:MI'))`;
}

/** What shuts a row of `market` from today on, its own and every market's, the nearest first. */
export function closuresOf(db: Db, now = new Date()) {
  return db`
    (select coalesce(json_agg(
       json_build_object('from', first_day, 'to', last_day, 'reason', reason) order by first_day, last_day), '[]')
     from market_closure
     where last_day >= ${lagosClock(now).date}::date
       and (market_closure.market_id is null or market_closure.market_id = market.id))`;
}

/** When a market that is there trades. */
export async function readMarketTimes(db: Db, marketId: string): Promise<MarketTimes> {
  const [row] = await db<[MarketTimes]>`
    select is_active as "isActive", market_days as "marketDays", ${hoursOf(db)} as hours,
      ${closuresOf(db)} as closures
    from market where id = ${marketId}`;
  return row;
}
