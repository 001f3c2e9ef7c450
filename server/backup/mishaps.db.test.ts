import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { backUpTo, run, startCommand } from '#test/backup-command.ts';
import { openDatabaseLine } from '#test/database-line.ts';
import { addressOf, emptyDatabase } from '#test/database.ts';
import { placeThrough } from '#test/factories-orders.ts';
import { insertManyOrders } from '#test/many-orders.ts';
import { openWorld } from '#test/world.ts';
import { checkBackup } from './check.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'mw-mishaps-'));
afterAll(() => rm(folder, { recursive: true }));
const collection = join(folder, 'backups');
const world = await openWorld({ clock: 'stands', dataFolder: join(folder, 'here') });
await insertManyOrders(world.db, 3000);
const here = {
  DATA_DIR: join(folder, 'here'),
  DATABASE_URL: (await openDatabaseLine(await addressOf(world.db))).url,
};

async function elsewhere() {
  const { address, db } = await emptyDatabase();
  const { url } = await openDatabaseLine(address);
  return { DATA_DIR: join(folder, 'there'), DATABASE_URL: url, name: new URL(url).pathname.slice(1), db };
}

const backup = await backUpTo(collection, here);
const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a backup that is killed half way is never taken for a whole one, and the next takes its rest away', async () => {
  const before = readdirSync(collection);
  const child = startCommand('backup', [collection], here);
  const left = () => readdirSync(collection).find((name) => name.includes('unfinished'));
  await expect.poll(() => existsSync(join(collection, left() ?? '', 'tables', 'account.zst'))).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const rest = join(collection, left() ?? '');
  expect(readdirSync(collection).filter((name) => !name.startsWith('.'))).toEqual(before);
  const renamed = join(collection, 'marketwaka-2026-01-01T00-00-00-000Z');
  renameSync(rest, renamed);
  const { ok, said } = await run('restore', [renamed, '--check'], here);
  expect({ ok, said }).toEqual({ ok: false, said: expect.stringContaining('is no whole backup') });
  renameSync(renamed, rest);
  await backUpTo(collection, here);
  expect(left()).toBeUndefined();
});

test('wherever one bit flips, it is found before anything is restored', async () => {
  const harmless = await checkBackup(backup, undefined);
  expect(harmless.manifest.tables.find(({ name }) => name === 'customer_order')?.rows).toBe(3000);
  for (const file of filesOf(backup)) {
    const bytes = readFileSync(file);
    const place = Math.floor(bytes.length / 2);
    if (bytes.length === 0) continue;
    const harmed = Buffer.from(bytes);
    harmed[place] = (harmed[place] ?? 0) ^ 4;
    writeFileSync(file, harmed);
    await expect(checkBackup(backup, undefined), file).rejects.toThrow(backup);
    writeFileSync(file, bytes);
  }
});

test('so is a file that was cut off, and one that is gone', async () => {
  const file = join(backup, 'tables', 'order_item.zst');
  const bytes = readFileSync(file);
  truncateSync(file, bytes.length - 10);
  await expect(checkBackup(backup, undefined)).rejects.toThrow('tables/order_item.zst has');
  await rm(file);
  await expect(checkBackup(backup, undefined)).rejects.toThrow('tables/order_item.zst cannot be read');
  writeFileSync(file, bytes);
});

test('under a passphrase nobody else reads it, and without it nobody restores it', async () => {
  const sealed = await backUpTo(join(folder, 'sealed'), {
    ...here,
    BACKUP_PASSPHRASE: 'garri no dey finish',
  });
  const wrong = { ...here, BACKUP_PASSPHRASE: 'garri don dey finish' };
  for (const place of [here, wrong]) {
    const { ok, said } = await run('restore', [sealed, '--check'], place);
    expect({ ok, said }).toEqual({ ok: false, said: expect.stringContaining('BACKUP_PASSPHRASE') });
  }
  expect(
    (await run('restore', [sealed, '--check'], { ...here, BACKUP_PASSPHRASE: 'garri no dey finish' })).ok,
  ).toBe(true);
});

test('a restore that is killed half way leaves no half place, and the next one does it whole', async () => {
  const there = await elsewhere();
  const child = startCommand('restore', [backup], there);
  const beside = `${there.name}_restoring`;
  await expect
    .poll(
      () => world.db`
      select 1 from pg_stat_activity where datname = ${beside} and query like 'copy%'`,
      { interval: 5 },
    )
    .toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await there.db`select 1 from pg_class where relname = 'customer_order'`).toHaveLength(0);
  await there.db.end();
  const { ok, said } = await run('restore', [backup], there);
  expect({ ok, said }).toEqual({ ok: true, said: expect.stringContaining('restored 3000 orders') });
  expect(await world.db`select 1 from pg_database where datname = ${beside}`).toHaveLength(0);
});

test('a place that holds data is replaced only by its name, and what was there is kept beside', async () => {
  const there = await elsewhere();
  expect((await run('restore', [backup], there)).ok).toBe(true);
  const refused = await run('restore', [backup], there);
  expect(refused).toEqual({ ok: false, said: expect.stringContaining(`say --over ${there.name}`) });
  const mistyped = await run('restore', [backup, '--over', 'marketwaka'], there);
  expect(mistyped).toEqual({ ok: false, said: expect.stringContaining(`is called ${there.name}`) });
  const meant = await run('restore', [backup, '--over', there.name], there);
  expect(meant).toEqual({ ok: true, said: expect.stringContaining(`${there.name}_before`) });
  await world.db`drop database ${world.db(`${there.name}_before`)} with (force)`;
});

test('nobody restores under people who are at work', async () => {
  await placeThrough(world.device());
  const name = new URL(here.DATABASE_URL).pathname.slice(1);
  const { ok, said } = await run('restore', [backup, '--over', name], here);
  expect({ ok, said }).toEqual({
    ok: false,
    said: expect.stringContaining('stop MarketWaka everywhere first'),
  });
});

test('of many backups the latest are kept', async () => {
  const { ok } = await run('backup', [collection, '--keep', '1'], here);
  expect(ok).toBe(true);
  expect(readdirSync(collection)).toHaveLength(1);
});
