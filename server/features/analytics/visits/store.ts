import { type Visit, vitalNames } from '#contract/analytics/schema.ts';
import type { Db } from '#server/db/database.ts';
import { number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Keeps one visit and how it felt. */
export async function insertVisit(db: Db, { path, displayMode, vitals }: Visit): Promise<void> {
  await db`
    with opened as (
      insert into visit (path, display_mode) values (${path}, ${displayMode}) returning id
    )
    insert into web_vital (visit_id, name, value)
    select opened.id, vital.name, vital.value
    from opened, unnest(${vitals.map((vital) => vital.name)}::text[],
      ${vitals.map((vital) => vital.value)}::float8[]) as vital (name, value)
    on conflict do nothing`;
}

/** Visits that the summary no longer looks at; answers how many went. */
export async function deleteSomeOldVisits(db: Db, days: number, most: number): Promise<number> {
  const gone = await db`
    delete from visit where id in (
      select id from visit where at < now() - ${days} * interval '1 day'
      order by at limit ${most} for update skip locked)`;
  return gone.count;
}

// Lagos keeps one hour before UTC all year; asking for its name would want the server's time-zone data.
const days = 28;

/** The last 28 days in Lagos, today included, those without a visit too. */
export function countByDay(db: Db): Promise<{ day: string; visits: number }[]> {
  return db.rows({ day: text, visits: number })`
    with lagos as (select (now() at time zone interval '1 hour')::date as today)
    select to_char(day, 'YYYY-MM-DD') as day, count(visit.id) as visits
    from lagos
    cross join generate_series((today - ${days - 1}::int)::timestamp, today::timestamp, interval '1 day') as day
    left join visit on visit.at >= (day at time zone interval '1 hour')
      and visit.at < ((day + interval '1 day') at time zone interval '1 hour')
    group by day order by day`;
}

export function countByPage(db: Db, most: number): Promise<{ path: string; visits: number }[]> {
  return db.rows({ path: text, visits: number })`
    select path, count(*) as visits from visit where at >= ${sinceDays(db)}
    group by path order by visits desc, path limit ${most}`;
}

const vitalRow = {
  name: oneOf(vitalNames),
  p75: number,
  samples: number,
};
export type VitalRow = RowOf<typeof vitalRow>;

export function readVitals(db: Db): Promise<VitalRow[]> {
  return db.rows(vitalRow)`
    select name, percentile_cont(0.75) within group (order by value) as p75, count(*) as samples
    from web_vital join visit on visit.id = web_vital.visit_id
    where visit.at >= ${sinceDays(db)}
    group by name order by name`;
}

function sinceDays(db: Db) {
  return db`
    (((now() at time zone interval '1 hour')::date - ${days - 1}::int)::timestamp at time zone interval '1 hour')`;
}
