import type { Db } from './database.ts';
import { instant } from './sql/codecs.ts';

/** The database's clock, which all instances share. */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await db.one({ now: instant })`select clock_timestamp() as now`;
  return row.now;
}
