import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { productRoot } from '#server/product-root.ts';
import { startRefusal } from '#server/process/start-refusal.ts';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

const migrationsFolder = join(productRoot, 'server/db/migrations');

/** The migrations in their order, as they stand in the folder. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  return Promise.all(
    names.map(async (name) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
      if (number === undefined) throw startRefusal(`${name}: a migration is named NNNN-what.sql`);
      if (numbers.has(number)) throw startRefusal(`${name}: there are two migrations numbered ${number}`);
      numbers.add(number);
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Its statements are applied one by one, each for itself: what PostgreSQL refuses to do inside a transaction. */
export function isOutside({ sql }: Migration): boolean {
  return /^-- outside a transaction\b/m.test(sql);
}

/** True when it came to the same end under this checksum before it was rewritten to block no writer. */
export function wasFormerly({ sql }: Migration, checksum: string): boolean {
  return sql.includes(`-- formerly ${checksum}`);
}
