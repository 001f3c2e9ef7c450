import type { Db } from '../db/database.ts';
import { text } from '../db/sql/codecs.ts';

/** The same for all instances on this database and for no others, in a copy neither. */
export async function readPlaceName(db: Db): Promise<string> {
  const [row] = await db.one({ name: text })`
    select 'marketwaka:' || left(encode(sha256(convert_to(
      current_database() || ' in redis under ' || value, 'UTF8')), 'hex'), 16) as name
    from house_secret where name = 'order link'`;
  return row.name;
}
