import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openBackedUpPlace } from '#test/product/backed-up-place.ts';
import { backUpTo, run, startCommand } from '#test/product/backup-command.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { checkBackup } from './check.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

const { collection, world, here, backup, elsewhere } = await openBackedUpPlace();
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
  const { ok, output } = await run('restore', [renamed, '--check'], here);
  expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('is no whole backup') });
  renameSync(renamed, rest);
  await backUpTo(collection, here);
  expect(left()).toBeUndefined();
});

test('wherever one bit flips, it is found before anything is restored', async () => {
  const harmless = await checkBackup(backup, undefined);
  expect(harmless.manifest.tables.find(({ name }) => name === 'customer_order')?.rows).toBe(3000);
  const manifest = join(backup, 'manifest.json');
  const parts = filesOf(backup).filter((file) => file !== manifest && readFileSync(file).length > 0);
  expect(parts.length).toBeGreaterThan(50);
  const fixParts = parts.map(flipOneBit);
  const damaged = await checkBackup(backup, undefined).catch((error: unknown) => String(error));
  for (const file of parts) expect(damaged).toContain(file.slice(backup.length + 1));
  for (const fix of fixParts) fix();
  const fixManifest = flipOneBit(manifest);
  await expect(checkBackup(backup, undefined)).rejects.toThrow(backup);
  fixManifest();
  await checkBackup(backup, undefined);
});

/** In the middle of the file; the answered function takes it back. */
function flipOneBit(file: string): () => void {
  const bytes = readFileSync(file);
  const harmed = Buffer.from(bytes);
  const place = Math.floor(bytes.length / 2);
  harmed[place] = (harmed[place] ?? 0) ^ 4;
  writeFileSync(file, harmed);
  return () => writeFileSync(file, bytes);
}

test('a restore refuses a backup with a file that was cut off or is gone', async () => {
  const file = join(backup, 'tables', 'order_item.zst');
  const bytes = readFileSync(file);
  truncateSync(file, bytes.length - 10);
  await expect(checkBackup(backup, undefined)).rejects.toThrow('tables/order_item.zst has');
  await rm(file);
  await expect(checkBackup(backup, undefined)).rejects.toThrow('tables/order_item.zst cannot be read');
  writeFileSync(file, bytes);
});

test('a place that holds data is replaced only by its name, and what was there is kept beside', async () => {
  const there = await elsewhere();
  expect((await run('restore', [backup], there)).ok).toBe(true);
  const refused = await run('restore', [backup], there);
  expect(refused).toMatchObject({ ok: false, output: expect.stringContaining(`say --over ${there.name}`) });
  const mistyped = await run('restore', [backup, '--over', 'marketwaka'], there);
  expect(mistyped).toMatchObject({ ok: false, output: expect.stringContaining(`is called ${there.name}`) });
  const meant = await run('restore', [backup, '--over', there.name], there);
  expect(meant).toMatchObject({ ok: true, output: expect.stringContaining(`${there.name}_before`) });
  await world.db`drop database ${world.db(`${there.name}_before`)} with (force)`;
});

test('a restore refuses to run while the product is in use', async () => {
  await placeThrough(world.device());
  const name = new URL(here.DATABASE_URL).pathname.slice(1);
  const { ok, output } = await run('restore', [backup, '--over', name], here);
  expect({ ok, output }).toEqual({
    ok: false,
    output: expect.stringContaining('stop MarketWaka everywhere first'),
  });
});

test('old backups are deleted, and the latest stay', async () => {
  const { ok } = await run('backup', [collection, '--keep', '1'], here);
  expect(ok).toBe(true);
  expect(readdirSync(collection)).toHaveLength(1);
});
