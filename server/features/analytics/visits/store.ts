import type { Visit } from '#contract/analytics/schema.ts';
import type { Db } from '#server/db/database.ts';

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
