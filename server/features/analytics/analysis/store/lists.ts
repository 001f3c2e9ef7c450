import { type Days, daysBefore } from '#contract/analytics/range.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { placeOf } from './spread.ts';

const listRow = {
  written: number,
  inTime: number,
  unreadable: number,
  about: oneOf(['days', 'period']),
  isEarlier: boolean,
  period: nullable(text),
};
export type ListRow = RowOf<typeof listRow>;

export function readLists(db: Db, asked: Days): Promise<ListRow[]> {
  return db.rows(listRow)`
    select case when grouping(period) = 0 then 'period' else 'days' end as about, is_earlier as "isEarlier",
      period::text as period, sum(written)::bigint as written, sum(in_time)::bigint as "inTime",
      sum(unreadable)::bigint as unreadable
    from (
      select written, in_time, unreadable, ${placeOf(db, asked)} from list_request_day
      where day between ${daysBefore(asked).from} and ${asked.to}) as spread
    group by grouping sets ((is_earlier), (is_earlier, period))
    having not (is_earlier and grouping(period) = 0)`;
}
