import { setTimeout as pause } from 'node:timers/promises';
import { startRefusal } from '#server/process/start-refusal.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Database, Db } from '../database.ts';
import { boolean, text } from '../sql/codecs.ts';
import { grantReading } from '../reading/reading-rights.ts';
import { dropOtherViews, ensureViews, type ReadingViews } from '../reading/reading-views.ts';
import { applyCityPolicies } from '../within-cities/apply-policies.ts';
import { ensureCitiesRole, letBecome } from '../within-cities/cities-role.ts';
import { citiesRole } from '../within-cities/role-name.ts';
import { grantRights } from './application-rights.ts';
import { applyMigration } from './apply-migration.ts';
import { type Migration, wasFormerly } from './migration-file.ts';

const betweenAsksMs = 50;

/**
 * Brings the database up to date; two starts at once queue. Says what was applied. A role that only serves has its
 * rights afterwards in all that there is by then.
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[],
  { servingRole, views }: { servingRole?: string; views?: ReadingViews } = {},
): Promise<string[]> {
  const connection = await db.reserve();
  try {
    await waitForTurn(connection);
    try {
      if (views !== undefined) await dropOtherViews(connection, views);
      const applied = await applyMissing(connection, migrations);
      if (servingRole !== undefined) await grantRights(connection, servingRole);
      // Views and policies name what the last migration made.
      if (views !== undefined) {
        await limitToCities(connection, servingRole);
        await ensureViews(connection, views);
        await grantReading(connection);
      }
      return applied;
    } finally {
      await connection`select pg_advisory_unlock(${advisoryLocks.migrating})`;
    }
  } finally {
    await connection.release();
  }
}

/** Makes the role of limited admins and its policies. Without it the owner is told so who wants to limit somebody. */
async function limitToCities(db: Db, servingRole: string | undefined): Promise<void> {
  if ((await ensureCitiesRole(db)) === 'not-allowed') return;
  // The rights last: a table that has them and no policy would show everything.
  await applyCityPolicies(db);
  await grantRights(db, citiesRole);
  await letBecome(db, servingRole);
}

/** Asks again instead of waiting: a statement that waits is a moment that an index made beside would wait for in turn. */
async function waitForTurn(db: Db): Promise<void> {
  for (;;) {
    const [row] = await db.rows({ taken: boolean })`
      select pg_try_advisory_lock(${advisoryLocks.migrating}) as taken`;
    if (row?.taken === true) return;
    await pause(betweenAsksMs);
  }
}

async function applyMissing(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  await db`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  // Records the progress of migrations that are applied statement by statement.
  await db`create table if not exists migration_step (name text primary key, done integer not null)`;
  const applied = new Map(
    (await db.rows({ name: text, checksum: text })`select name, checksum from migration`).map((row) => [
      row.name,
      row.checksum,
    ]),
  );
  refuseRewritten(applied, migrations);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await applyMigration(db, migration);
  return missing.map((migration) => migration.name);
}

function refuseRewritten(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  for (const migration of migrations) {
    const before = applied.get(migration.name);
    if (before === undefined || before === migration.checksum || wasFormerly(migration, before)) continue;
    throw startRefusal(
      `Migration ${migration.name} was changed after it had been applied: write a new one instead.`,
    );
  }
}
