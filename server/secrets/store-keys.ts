import type { Db } from '../db/database.ts';
import { text } from '../db/sql/codecs.ts';

/** Keys that something in this database may be encrypted with. */
export async function readNeededKeys(db: Db): Promise<string[]> {
  const rows = await db.rows({ id: text })`select id from data_key order by first_at, id`;
  return rows.map(({ id }) => id);
}

/** Notes that a key is used here, where it is not noted already. Whoever comes at the same moment waits. */
export async function noteKey(db: Db, id: string): Promise<void> {
  await db`insert into data_key (id) values (${id}) on conflict (id) do nothing`;
}

/** Lets one start at a time look which keys are needed and note its own. */
export async function lockNeededKeys(db: Db): Promise<void> {
  await db`lock table data_key in share row exclusive mode`;
}
