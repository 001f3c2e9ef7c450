import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

export async function readTicketSecret(db: Db): Promise<string> {
  const [row] = await db.one({ value: text })`
    select value from house_secret where name = 'stream ticket'`;
  return row.value;
}
