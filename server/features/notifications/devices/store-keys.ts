import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

const name = 'push services';

/** Keeps the house's key pair towards push services, where there is none yet. */
export async function keepKeys(db: Db, keys: string): Promise<void> {
  await db`insert into house_secret (name, value) values (${name}, ${keys}) on conflict (name) do nothing`;
}

export async function findKeys(db: Db): Promise<string | undefined> {
  const [row] = await db.rows({ value: text })`select value from house_secret where name = ${name}`;
  return row?.value;
}
