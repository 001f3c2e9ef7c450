import type { Database } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

/** Every column of the database in which one of the words stands as letters or as their bytes, as `table.column`. */
export async function findBytes(db: Database, words: readonly (string | Buffer)[]): Promise<string[]> {
  const tables = await db.rows({ name: text })`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const pattern = words.flatMap(formsOf).join('|');
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db.rows({ key: text })`
        select distinct field.key from ${db(name)} as stored cross join lateral jsonb_each_text(to_jsonb(stored)) as field
        where field.value ~* ${pattern}`;
      return rows.map(({ key }) => `${name}.${key}`);
    }),
  );
  return found.flat().toSorted();
}

/** A word as itself, and its bytes as PostgreSQL and JSON write them. */
function formsOf(word: string | Buffer): string[] {
  const bytes = Buffer.from(word);
  const written = [bytes.toString('hex'), bytes.toString('base64').slice(0, -4).replaceAll('+', '\\+')];
  return typeof word === 'string' ? [word, ...written] : written;
}
