import type { Db } from '#server/db/database.ts';
import { nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { type Asked, ofKind } from './spread.ts';

const cityRow = {
  slug: nullable(text),
  name: text,
  placed: number,
  delivered: number,
  onTime: number,
  takenKobo: number,
};
export type CityRow = RowOf<typeof cityRow>;

/** Sums of the days by the city of the market; a city that is hidden, and what is of none, only with something to show. */
export function readCities(db: Db, { from, to, kind }: Omit<Asked, 'marketId'>): Promise<CityRow[]> {
  return db.rows(cityRow)`
    with ended as (
      select market_id, sum(placed) as placed, sum(delivered) as delivered, sum(on_time) as on_time, 0 as kobo
      from analytics_order_day where day between ${from} and ${to} ${ofKind(db, { kind })} group by market_id
      union all
      select market_id, 0, 0, 0, sum(cash_kobo + online_kobo)
      from analytics_takings_day where day between ${from} and ${to} ${ofKind(db, { kind })} group by market_id)
    select city.slug, coalesce(city.name, '') as name, coalesce(sum(placed), 0)::bigint as placed,
      coalesce(sum(delivered), 0)::bigint as delivered, coalesce(sum(on_time), 0)::bigint as "onTime",
      kobo_sum(coalesce(sum(kobo), 0)) as "takenKobo"
    from (ended left join market on market.id = ended.market_id) full join city on city.id = market.city_id
    group by city.id
    having city.is_active or sum(placed) > 0 or sum(delivered) > 0 or sum(kobo) <> 0
    order by city.id is null, city.name`;
}
