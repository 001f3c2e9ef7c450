import { startRefusal } from '#server/process/start-refusal.ts';
import { noLimits } from '../connections/settings.ts';
import { askDatabase, type Database, type DatabaseAddress, openDatabase } from '../database.ts';
import { boolean, text } from '../sql/codecs.ts';
import { readReadingViews } from '../reading/reading-views.ts';
import { ownsAnything, refuseOwner } from './application-rights.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-file.ts';

/** A database as the product is given it. */
export interface ServedDatabase {
  /** The address at which the product queries. */
  address: DatabaseAddress;
  /** The same one as its owner; absent, whoever serves changes its tables too. */
  ownerAddress: DatabaseAddress | undefined;
}

/**
 * Brings the database up to date as its owner, and says whether whoever serves is kept apart from the owner: who only
 * serves can take no rule away.
 */
export async function bringUpToDate({ address, ownerAddress }: ServedDatabase): Promise<'apart' | 'one'> {
  const served = openDatabase({ address, connections: 1 });
  const owner = openDatabase({ address: ownerAddress ?? address, connections: 1, limits: noLimits });
  try {
    const isOutside = typeof address === 'string';
    const role = await roleOf(served, isOutside ? 'DATABASE_URL' : undefined);
    if (ownerAddress === undefined) {
      await migrate(owner, await readMigrations(), { views: await readReadingViews() });
      return (await ownsAnything(owner, role)) ? 'one' : 'apart';
    }
    await roleOf(owner, isOutside ? 'MIGRATE_DATABASE_URL' : undefined);
    await refuseOwner(owner, role);
    await migrate(owner, await readMigrations(), { servingRole: role, views: await readReadingViews() });
    await refuseAnother(served);
    return 'apart';
  } finally {
    await Promise.all([served, owner].map((lines) => lines.end({ timeout: 1 })));
  }
}

async function roleOf(db: Database, variable: string | undefined): Promise<string> {
  try {
    await askDatabase(db);
  } catch (error) {
    if (variable === undefined) throw error;
    throw startRefusal(
      `${variable}: the database cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const [row] = await db.one({ role: text })`select current_user as role`;
  return row.role;
}

/** The rights were given in the owner's database: they are missed where the other address names another one. */
async function refuseAnother(served: Database): Promise<void> {
  const [row] = await served.one({ isThere: boolean })`
    select coalesce(has_table_privilege(to_regclass('public.migration'), 'select'), false) as "isThere"`;
  if (!row.isThere)
    throw startRefusal('MIGRATE_DATABASE_URL: it names another database than DATABASE_URL does.');
}
