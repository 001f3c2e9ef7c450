import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { showOrder } from '#contract/orders/endpoints.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readMigrations } from '#server/db/migrate/migration-file.ts';
import { boolean, text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { findProgram } from '#test/cluster/programs/find-program.ts';
import {
  databaseAccount,
  type PostgresServer,
  serveData,
  startPostgres,
} from '#test/cluster/programs/postgres-server.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';
import { openWorldOn } from '#test/world.ts';
import { root } from '#tools/setup/root.mjs';
import { bringProgram } from '#tools/test/machine/debian-packages.ts';

// The scripts of deploy/postgres over Debian's PostgreSQL: an archive of its log, a base backup, a mistake, and back.

const { missing } = bringProgram('pg_ctlcluster', 'postgresql');
if (missing !== undefined) throw new Error(missing);
const folder = mkdtempSync(join(tmpdir(), 'mw-moment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const account = databaseAccount();

/** PostgreSQL's user sees neither our sources nor folders of ours. */
function own(path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

own(folder);
for (const name of ['wal', 'base']) {
  mkdirSync(join(folder, name));
  own(join(folder, name));
}
for (const name of ['archive-wal.sh', 'back-up.sh', 'recover-to.sh']) {
  copyFileSync(join(root, 'deploy/postgres', name), join(folder, name));
  own(join(folder, name));
}

const programs = dirname(findProgram('pg_verifybackup', '/usr/lib/postgresql/*/bin'));

function runScript({ url }: PostgresServer, name: string, ...words: string[]): string {
  const { hostname, port, username } = new URL(url);
  return execFileSync('sh', [join(folder, name), ...words], {
    ...account,
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${programs}:${process.env['PATH'] ?? ''}`,
      BACKUPS: folder,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      DATABASE_URL: url,
    },
  });
}

function connect({ url }: PostgresServer): Database {
  const db = openDatabase({ address: url, connections: 5 });
  onTestFinished(() => db.end({ timeout: 1 }));
  return db;
}

/** Waits until everything written so far is in the archive. */
async function isArchived(db: Database): Promise<void> {
  const [row] = await db.rows({ piece: text })`select pg_walfile_name(pg_switch_wal()) as piece`;
  const lastArchived = async () =>
    (
      await db.rows({ piece: text })`select coalesce(last_archived_wal, '') as piece from pg_stat_archiver`
    )[0];
  await expect
    .poll(async () => ((await lastArchived())?.piece ?? '') >= (row?.piece ?? ''), { timeout: 60_000 })
    .toBe(true);
}

test('a mistake is undone by going back to the moment before it', { timeout: 240_000 }, async () => {
  const archive = `ARCHIVE=${join(folder, 'wal')} sh ${join(folder, 'archive-wal.sh')} %p %f`;
  const server = await startPostgres({ archive_mode: 'on', archive_command: archive });
  onTestFinished(() => server.stop());
  const db = connect(server);
  await migrate(db, await readMigrations());
  const world = await openWorldOn(db, { clock: 'stands' });
  console.log(runScript(server, 'back-up.sh').trim());
  expect(await db`select way from backup_made`).toEqual([{ way: 'base' }]);
  // Not before its last byte was there: to no earlier moment can one go back from it.
  const [made = ''] = readdirSync(join(folder, 'base'));
  const { mtime } = statSync(join(folder, 'base', made, 'base.tar.gz'));
  expect(made >= `${mtime.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`).toBe(true);
  const phone = world.device();
  const placed = await placeThrough(phone);
  const seen = answered(await phone.call(showOrder, linkOf(placed)));
  await pause(1100);
  const [{ moment }] = await db.one({ moment: text })`select now()::text as moment`;
  await pause(1100);
  await db`delete from order_event`;
  await db`update customer_order set landmark = 'oh no', link_hash = null`;
  await placeThrough(world.device());
  expect((await phone.call(showOrder, linkOf(placed))).ok).toBe(false);
  await isArchived(db);
  await world.close();

  const again = join(folder, 'again');
  console.log(runScript(server, 'recover-to.sh', moment, again).trim());
  expect(() => runScript(server, 'recover-to.sh', moment, again)).toThrow('is there already');
  expect(() => runScript(server, 'recover-to.sh', '2020-01-01 00:00:00+00', `${again}2`)).toThrow(
    'no base backup',
  );
  const recovered = await serveData(again);
  onTestFinished(() => recovered.stop());
  const there = connect(recovered);
  await expect
    .poll(
      async () => (await there.rows({ recovering: boolean })`select pg_is_in_recovery() as recovering`)[0],
      {
        timeout: 60_000,
      },
    )
    .toEqual({ recovering: false });
  const restored = await openWorldOn(there, { clock: 'stands' });
  expect(answered(await restored.device().call(showOrder, linkOf(placed)))).toEqual({
    ...seen,
    asOf: expect.any(String),
  });
  expect(await there`select 1 from customer_order`).toHaveLength(1);
  await placeThrough(restored.device());
});
