import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

const tailLength = 8;

/**
 * All codes that somebody can mean who typed this one: with the letters of each city where they left them out, and
 * without them where the order is from before its city had any.
 */
export function meantCodes(db: Db, code: string) {
  const tail = code.slice(-tailLength);
  if (code.length > `MW-${tail}`.length) return db`array[${code}::text, ${`MW-${tail}`}::text]`;
  return db`array(select ${code}::text union all select 'MW-' || letters || '-' || ${tail}::text from city)`;
}

/** The secret that the links of orders are made with. */
export async function readLinkSecret(db: Db): Promise<string> {
  const [row] = await db.one({ value: text })`select value from house_secret where name = 'order link'`;
  return row.value;
}
