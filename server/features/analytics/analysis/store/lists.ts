import type { Days } from '#contract/analytics/range.ts';
import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { aboutDays, aboutDaysRow, inDaySets, spread } from './spread.ts';

const listRow = {
  ...aboutDaysRow,
  written: number,
  inTime: number,
  unreadable: number,
};
export type ListRow = RowOf<typeof listRow>;

export function readLists(db: Db, asked: Days): Promise<ListRow[]> {
  return db.rows(listRow)`
    select ${aboutDays(db)}, sum(written)::bigint as written, sum(in_time)::bigint as "inTime",
      sum(unreadable)::bigint as unreadable
    from (${spread(db, 'list_request_day', asked)}) as spread ${inDaySets(db)}`;
}
