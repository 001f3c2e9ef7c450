import { type Days, daysBefore } from '#contract/analytics/range.ts';
import { vitalNames } from '#contract/analytics/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { aboutDays, aboutDaysRow, inDaySets, spread } from '../analysis/store/spread.ts';
import { beginOf, endOf } from '../store-days.ts';

const visitRow = {
  ...aboutDaysRow,
  visits: number,
  installed: number,
};
export type VisitRow = RowOf<typeof visitRow>;

export function readVisits(db: Db, asked: Days): Promise<VisitRow[]> {
  return db.rows(visitRow)`
    select ${aboutDays(db)}, sum(visits)::bigint as visits, sum(installed)::bigint as installed
    from (${spread(db, 'analytics_visit_day', asked)}) as spread ${inDaySets(db)}`;
}

const feltRow = {
  name: oneOf(vitalNames),
  isEarlier: boolean,
  samples: number,
  /** The upper bound of three of four, in the steps that are stored. */
  step: number,
};
export type FeltRow = RowOf<typeof feltRow>;

export function readFelt(db: Db, asked: Days): Promise<FeltRow[]> {
  return db.rows(feltRow)`
    with piled as (
      select name, day < ${asked.from} as is_earlier, felt.step, sum(felt.samples) as samples
      from analytics_vital_day cross join lateral unnest(steps, samples) as felt (step, samples)
      where day between ${daysBefore(asked).from} and ${asked.to} group by 1, 2, 3),
    ranked as (
      select *, sum(samples) over (pile order by step) as upto, sum(samples) over pile as whole
      from piled window pile as (partition by name, is_earlier))
    select name, is_earlier as "isEarlier", whole::bigint as samples,
      min(step) filter (where upto * 4 >= whole * 3) as step
    from ranked group by name, is_earlier, whole`;
}

export function readPages(
  db: Db,
  { from, to }: Days,
  most: number,
): Promise<{ path: string; visits: number }[]> {
  return db.rows({ path: text, visits: number })`
    select path, count(*) as visits from visit where at >= ${beginOf(db, from)} and at < ${endOf(db, to)}
    group by path order by visits desc, path limit ${most}`;
}
