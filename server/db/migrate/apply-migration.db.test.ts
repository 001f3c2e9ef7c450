import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { countWaiting } from '#test/waiting-connections.ts';
import { openDatabase } from '../database.ts';
import { migrate } from './migrate.ts';

const { db, address } = await freshDatabase();
await db`create table basket (number bigint generated always as identity primary key, garri integer not null)`;
await db`insert into basket (garri) select n from generate_series(1, 95) as n`;

const outside = '-- outside a transaction: people are at work on it.\n';
const migrationOf = (name: string, sql: string) => ({ name, sql, checksum: name });

it('writes go on while a migration builds an index, and an interrupted index is built anew', async () => {
  await db
    .unsafe('create unique index concurrently basket_garri on basket ((garri / 2))')
    .catch(() => undefined);
  const sql = `${outside}create index concurrently if not exists basket_garri on basket ((garri / 2));`;
  await migrate(db, [migrationOf('9101-index.sql', sql)]);
  const [index] = await db`
    select indisvalid as valid, indisunique as only from pg_index where indexrelid = 'basket_garri'::regclass`;
  expect(index).toEqual({ valid: true, only: false });
});

it('a migration over a large table runs in steps, each in a transaction of its own', async () => {
  const sql = `${outside}alter table basket add column if not exists paint integer, add column if not exists told xid8;
    -- in steps of 10 over basket.number
    update basket set paint = garri * 2, told = pg_current_xact_id() where number > $1 and number <= $2;`;
  await migrate(db, [migrationOf('9102-paint.sql', sql)]);
  const [row] = await db`
    select count(*) filter (where paint = garri * 2) as painted, count(distinct told::text) as steps from basket`;
  expect(row).toEqual({ painted: 95, steps: 10 });
});

it('an interrupted migration continues where it stopped, and then forgets its position', async () => {
  const sql = `${outside}create table stall (name text); insert into stall values ('Musa'); select 1 / (4 - length(name)) from stall;`;
  await expect(migrate(db, [migrationOf('9103-stall.sql', sql)])).rejects.toThrow('9103-stall.sql');
  await db`delete from stall`;
  await migrate(db, [migrationOf('9103-stall.sql', sql)]);
  expect(await db`select 1 from stall`).toHaveLength(0);
  expect(await db`select 1 from migration_step`).toHaveLength(0);
});

it('a migration gives way to a lock that is held: it tries again, and no statement queues behind it', async () => {
  const holder = openDatabase({ address, connections: 1 });
  const writer = openDatabase({ address, connections: 1 });
  const holds = Promise.withResolvers<void>();
  const waits: number[] = [];
  const shopping = holder.begin(async (transaction) => {
    await transaction`update basket set garri = garri where number = 1`;
    holds.resolve();
    // It asks and gives way to the writer behind it, and that twice.
    for (let times = 0; times < 2; times += 1) {
      await expect.poll(() => countWaiting(db), { interval: 5 }).toBeGreaterThan(0);
      const written = waits.length;
      await expect.poll(() => waits.length, { interval: 5 }).toBeGreaterThan(written + 1);
    }
  });
  await holds.promise;
  const change = migrate(db, [
    migrationOf('9104-note.sql', `alter table basket add column note text not null default ''`),
  ]);
  const work = { isOver: false };
  void change.finally(() => (work.isOver = true));
  while (!work.isOver) {
    const before = performance.now();
    await writer`update basket set garri = garri where number = 2`;
    waits.push(performance.now() - before);
    await pause(5);
  }
  await Promise.all([shopping, change]);
  expect(Math.max(...waits)).toBeLessThan(1000);
  await Promise.all([holder.end(), writer.end()]);
});

it('a migration rewritten only to avoid blocking counts as the same', async () => {
  await migrate(db, [{ name: '9105-yam.sql', checksum: 'a'.repeat(64), sql: 'create table yam (id int)' }]);
  const anew = `${outside}-- formerly ${'a'.repeat(64)}\ncreate table if not exists yam (id int);`;
  expect(await migrate(db, [{ name: '9105-yam.sql', checksum: 'b', sql: anew }])).toEqual([]);
});
