import { daysBefore, stepOf, type Days } from '#contract/analytics/range.ts';
import type { Db } from '#server/db/database.ts';

/** What is asked for: some days, of one market only where it is named. */
export interface Asked extends Days {
  marketId?: string | undefined;
}

/** What a row of figures is about: all the days, one of their periods, or one market; of the days before, no periods. */
export interface About {
  about: 'days' | 'period' | 'market';
  isEarlier: boolean;
  /** The first day of its period. */
  period: string | null;
  marketId: string | null;
}

/** The rows of these days and of as many before, each with its period. */
export function spread(db: Db, table: string, asked: Asked) {
  const ofMarket = asked.marketId === undefined ? db`` : db`and market_id = ${asked.marketId}`;
  return db`
    select *, ${placeOf(db, asked)} from ${db(table)}
    where day between ${daysBefore(asked).from} and ${asked.to} ${ofMarket}`;
}

/** To which of the days, and to which of their periods a row belongs. */
export function placeOf(db: Db, asked: Days) {
  const period =
    stepOf(asked) === 'day'
      ? db`day`
      : db`greatest(${asked.from}::date, date_trunc('week', day::timestamp)::date)`;
  return db`day < ${asked.from} as is_earlier, ${period} as period`;
}

/** What each summed row is about. */
export function about(db: Db) {
  return db`
    case when grouping(market_id) = 0 then 'market' when grouping(period) = 0 then 'period' else 'days' end as about,
    is_earlier as "isEarlier", period::text as period, market_id as "marketId"`;
}

/** Sums over all the days, over each period and over each market, and apart by what else is named. */
export function inSets(db: Db, apart: string[] = []) {
  const also = apart.map((column) => db`, ${db(column)}`).reduce((one, other) => db`${one}${other}`, db``);
  return db`
    group by grouping sets ((is_earlier ${also}), (is_earlier, period ${also}), (is_earlier, market_id ${also}))
    having not (is_earlier and grouping(period) = 0)`;
}
