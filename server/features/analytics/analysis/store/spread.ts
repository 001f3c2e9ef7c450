import { type Days, daysBefore, stepOf } from '#contract/analytics/range.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, nullable, oneOf, text } from '#server/db/sql/codecs.ts';

/** Range of days, optionally of one market. */
export interface AskedOfMarket extends Days {
  marketId?: string | undefined;
}

/** The same, optionally of one kind of order. */
export interface Asked extends AskedOfMarket {
  kind?: OrderKind | undefined;
}

/** The subject of a row of figures: all the days, one of their periods, or one market; of the days before, no periods. */
export const aboutMarketsRow = {
  about: oneOf(['days', 'period', 'market']),
  isEarlier: boolean,
  /** The first day of its period. */
  period: nullable(text),
  marketId: nullable(text),
};

/** The same, or one kind of order. */
export const aboutRow = {
  ...aboutMarketsRow,
  about: oneOf(['days', 'period', 'market', 'kind']),
  kind: nullable(oneOf(orderKinds)),
};

/** The same of figures that belong to no market. */
export const aboutDaysRow = {
  about: oneOf(['days', 'period']),
  isEarlier: boolean,
  period: nullable(text),
};

/** The rows of these days and of as many before, each with its period. */
export function spread(db: Db, table: string, asked: Asked) {
  const ofMarket = asked.marketId === undefined ? db`` : db`and market_id = ${asked.marketId}`;
  return db`
    select *, ${placeOf(db, asked)} from ${db(table)}
    where day between ${daysBefore(asked).from} and ${asked.to} ${ofMarket} ${ofKind(db, asked)}`;
}

/** Rows of one kind where one is asked for. */
export function ofKind(db: Db, { kind }: Pick<Asked, 'kind'>) {
  return kind === undefined ? db`` : db`and kind = ${kind}`;
}

/** To which of the days, and to which of their periods a row belongs. */
export function placeOf(db: Db, asked: Days) {
  const period =
    stepOf(asked) === 'day'
      ? db`day`
      : db`greatest(${asked.from}::date, date_trunc('week', day::timestamp)::date)`;
  return db`day < ${asked.from} as is_earlier, ${period} as period`;
}

/** Scope of each summed row. */
export function about(db: Db) {
  return db`
    case when grouping(market_id) = 0 then 'market' when grouping(kind) = 0 then 'kind'
      when grouping(period) = 0 then 'period' else 'days' end as about,
    is_earlier as "isEarlier", period::text as period, market_id as "marketId", kind`;
}

/** Sums over all the days, over each period, market and kind, and apart by what else is named. */
export function inSets(db: Db, apart: string[] = []) {
  const also = apart.map((column) => db`, ${db(column)}`).reduce((one, other) => db`${one}${other}`, db``);
  return db`
    group by grouping sets (
      (is_earlier ${also}), (is_earlier, period ${also}), (is_earlier, market_id ${also}), (is_earlier, kind ${also}))
    having not (is_earlier and grouping(period) = 0)`;
}

/** Scope of each summed row of figures that belong to no market. */
export function aboutDays(db: Db) {
  return db`
    case when grouping(period) = 0 then 'period' else 'days' end as about, is_earlier as "isEarlier",
    period::text as period`;
}

/** Sums over all the days and over each period. */
export function inDaySets(db: Db) {
  return db`
    group by grouping sets ((is_earlier), (is_earlier, period))
    having not (is_earlier and grouping(period) = 0)`;
}
