import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';

// The ranks that there are; each is a stretch of the index by itself, in the order of what is due.
const ranks = [0, 1, 2];

export async function measureDue(db: Db, most: number): Promise<{ due: number; oldestSeconds: number }> {
  const [row] = await db.one({ due: number, oldestSeconds: number })`
    select coalesce(sum(due), 0)::int as due,
      coalesce(extract(epoch from now() - min(oldest)), 0)::float8 as "oldestSeconds"
    from unnest(${ranks}::smallint[]) as wanted (rank) cross join lateral (
      select count(*) as due, min(due_at) as oldest from (
        select due_at from notice_delivery
        where state = 'waiting' and rank = wanted.rank and due_at <= now() order by due_at, id limit ${most}
      ) as counted) as waiting`;
  return row;
}

/** Failures of the last hour among the latest failed. */
export async function countFailedLately(db: Db, most: number): Promise<number> {
  const [row] = await db.one({ failed: number })`
    select count(*) filter (where settled_at > now() - interval '1 hour') as failed
    from (select settled_at from notice_delivery where state = 'failed' order by id desc limit ${most}) as counted`;
  return row.failed;
}
