import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { text } from '#server/db/sql/codecs.ts';
import { freshDatabase } from '#test/database.ts';
import { newDataKey } from './data-key.ts';
import { addToKeyFile } from './key-file.ts';
import { openPlaceKeys } from './place-keys.ts';

const home = mkdtempSync(join(tmpdir(), 'mw-keys-'));
afterAll(() => rmSync(home, { recursive: true }));
let folders = 0;

function emptyFolder() {
  folders += 1;
  const dataFolder = join(home, String(folders));
  return { dataKeys: undefined, dataFolder, databaseUrl: undefined, s3: undefined };
}

const place = { table: 'a', column: 'b', row: 'c' };

test('the first start makes a key that its user alone reads, and the next one takes it', async () => {
  const { db } = await freshDatabase();
  const env = emptyFolder();
  const first = await openPlaceKeys(db, env);
  const file = join(env.dataFolder, 'data-keys');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const next = await openPlaceKeys(db, env);
  expect(next.decrypt(first.encrypt('0123456789', place), place).toString()).toBe('0123456789');
  const rows = await db.rows({ id: text })`select id from data_key`;
  expect(rows).toEqual([{ id: first.newestId() }]);
});

test('a second instance with a folder of its own is refused, and told which key it lacks', async () => {
  const { db } = await freshDatabase();
  const results = await Promise.allSettled([
    openPlaceKeys(db, emptyFolder()),
    openPlaceKeys(db, emptyFolder()),
  ]);
  const started = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.newestId()] : []));
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(started).toHaveLength(1);
  expect(refused).toEqual([
    expect.stringContaining(
      `what is encrypted in this database needs the key ${started.join('')}, not to be`,
    ),
  ]);
});

test('a key that is added to the file is used at once by a product that serves already', async () => {
  const { db } = await freshDatabase();
  const env = emptyFolder();
  const serving = await openPlaceKeys(db, env);
  const before = serving.encrypt('0123456789', place);
  const added = newDataKey();
  const file = join(env.dataFolder, 'data-keys');
  addToKeyFile(file, added);
  expect(serving.newestId()).toBe(added.id);
  expect(serving.decrypt(before, place).toString()).toBe('0123456789');
  expect(readFileSync(file, 'utf8')).toMatch(/^# Keys that MarketWaka encrypts/);
});

test('a place that keeps nothing in its data folder makes no key there that the next start would miss', async () => {
  const { db } = await freshDatabase();
  const s3 = {
    endpoint: 'https://s3.test',
    region: 'x',
    bucket: 'x',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  };
  const env = { ...emptyFolder(), databaseUrl: 'postgres://db.test/market', s3 };
  await expect(openPlaceKeys(db, env)).rejects.toThrow('DATA_KEYS: database and pictures are elsewhere');
  expect(await db`select from data_key`).toHaveLength(0);
});
