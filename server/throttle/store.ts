import type { Db } from '../db/database.ts';
import { instant, number, text } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';
import type { Count } from './limits.ts';

const countRow = {
  attempts: number,
  blockedUntil: instant,
  resetsAt: instant,
  key: text,
  now: instant,
};
type CountRow = RowOf<typeof countRow>;

/** The counts of these keys, locked until the transaction ends; always in one order, so that no two wait for each other. */
export function lockCounts(db: Db, keys: readonly string[]): Promise<CountRow[]> {
  return db.rows(countRow)`
    insert into throttle (key)
    select key from unnest(${[...keys]}::text[]) as key order by key
    on conflict (key) do update set key = excluded.key
    returning key, attempts, blocked_until as "blockedUntil", resets_at as "resetsAt", clock_timestamp() as now`;
}

/** Longest remaining wait of these keys in seconds, as a column of a larger query. */
export function waitColumn(db: Db, keys: readonly string[]) {
  return db`
    (select greatest(0, coalesce(ceil(extract(epoch from max(blocked_until) - clock_timestamp())), 0))::int
     from throttle where key = any(${[...keys]}::text[]))`;
}

/** The same by itself. */
export async function readWait(db: Db, keys: readonly string[]): Promise<number> {
  const [row] = await db.one({ seconds: number })`select ${waitColumn(db, keys)} as seconds`;
  return row.seconds;
}

export async function keepCount(db: Db, key: string, count: Count): Promise<void> {
  await db`
    update throttle
    set attempts = ${count.attempts}, blocked_until = ${count.blockedUntil}, resets_at = ${count.resetsAt}
    where key = ${key}`;
}

/** Takes one try back, and the wait that it brought. */
export async function takeTryBack(db: Db, key: string): Promise<void> {
  await db`
    update throttle set attempts = greatest(attempts - 1, 0), blocked_until = least(blocked_until, now())
    where key = ${key}`;
}

export async function deleteCount(db: Db, key: string): Promise<void> {
  await db`delete from throttle where key = ${key}`;
}

/** A few counts that say nothing any more go with every try, so that the table stays small. */
export async function deleteSomeOldCounts(db: Db, most: number): Promise<number> {
  const gone = await db`
    delete from throttle where key in (
      select key from throttle where resets_at < now() - interval '1 minute' and blocked_until < now()
      order by resets_at limit ${most} for update skip locked)`;
  return gone.count;
}
