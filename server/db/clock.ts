import type { Db } from './database.ts';

/** The database's clock, which all instances share. */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await db<[{ now: Date }]>`select clock_timestamp() as now`;
  return row.now;
}
