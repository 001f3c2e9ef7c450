import type { RowOf } from '#server/db/sql/row.ts';
import { arrayOf, boolean, json, oneOf } from '#server/db/sql/codecs.ts';
import { market } from '#contract/markets/schema.ts';
import { lagosClock, weekdays } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';

/** All that says when a market trades. */
export const marketTimes = {
  isActive: boolean,
  marketDays: arrayOf(oneOf(weekdays)),
  hours: json(market.shape.hours),
  closures: json(market.shape.closures),
};

/** The hours of a row of `market`, as the contract writes them. */
export function hoursOf(db: Db) {
  return db`
    json_build_object('opens', to_char(market.opens_at, 'HH24:MI'), 'closes', to_char(market.closes_at, 'HH24:MI'))`;
}

/** Closures of a row of `market` from today on, its own and those of all markets, the nearest first. */
export function closuresOf(db: Db, now = new Date()) {
  return db`
    (select coalesce(json_agg(
       json_build_object('from', first_day, 'to', last_day, 'reason', reason) order by first_day, last_day), '[]')
     from market_closure
     where last_day >= ${lagosClock(now).date}::date
       and (market_closure.market_id is null or market_closure.market_id = market.id))`;
}

/** Market days, hours and closures of a market that exists. */
export async function readMarketTimes(db: Db, marketId: string): Promise<RowOf<typeof marketTimes>> {
  const [row] = await db.one(marketTimes)`
    select is_active as "isActive", market_days as "marketDays", ${hoursOf(db)} as hours,
      ${closuresOf(db)} as closures
    from market where id = ${marketId}`;
  return row;
}
