import { expect, it } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate/migrate.ts';
import { readMigrations } from './migrate/migration-file.ts';
import { instant, number, text } from './sql/codecs.ts';
import { inTransaction, keep } from './transaction.ts';
import { isDatabaseAway } from './unavailable.ts';

const { db, address } = await freshDatabase();
await db`create table stall (id bigint primary key, name text not null, opened_at timestamptz not null default now())`;

it('the database client returns whole numbers as numbers and instants as dates', async () => {
  await db`insert into stall (id, name) values (${9_007_199_254_740_991}, 'Mama Ngozi')`;
  const [stall] = await db.rows({ id: number, opened_at: instant })`select id, opened_at from stall`;
  expect(stall?.id).toBe(9_007_199_254_740_991);
  expect(stall?.opened_at).toBeInstanceOf(Date);
});

it('the database client refuses a number that it would have to round', async () => {
  await expect(db`select 9007199254740993::bigint as kobo`).rejects.toThrow('9007199254740993');
});

it('undoes everything of a transaction that fails, the part of those who joined it included', async () => {
  const attempt = inTransaction(db, async (outer) => {
    await inTransaction(outer, (inner) => inner`insert into stall (id, name) values (1, 'Iya Bisi')`);
    throw new Error('the agent gave up');
  });
  await expect(attempt).rejects.toThrow('the agent gave up');
  expect(await db`select 1 from stall where id = 1`).toHaveLength(0);
});

it('hands back what a transaction found', async () => {
  const names = await inTransaction(db, async (transaction) => {
    await transaction`insert into stall (id, name) values (2, 'Alhaji Musa')`;
    return transaction.rows({ name: text })`select name from stall where id = 2`;
  });
  expect(names[0]?.name).toBe('Alhaji Musa');
});

const full = { ok: false, reason: 'market-full' } as const;

it('a refusal undoes what was written before it, the part of those who joined included, and is answered', async () => {
  const answer = await inTransaction(db, async (outer) => {
    await inTransaction(outer, (inner) => inner`insert into stall (id, name) values (3, 'Mama Put')`);
    return full;
  });
  expect(answer).toEqual(full);
  expect(await db`select 1 from stall where id = 3`).toHaveLength(0);
});

it('a refusal that keeps what was written before it is answered like any other', async () => {
  const answer = await inTransaction(db, async (transaction) => {
    await transaction`insert into stall (id, name) values (4, 'Baba Suya')`;
    return keep(full);
  });
  expect(answer).toEqual(full);
  expect(await db`select 1 from stall where id = 4`).toHaveLength(1);
});

it('a hundred calls fail within a second while the database does not answer', async () => {
  const away = openDatabase({ address: 'postgres://marketwaka@127.0.0.1:9/none', connections: 10 });
  const before = performance.now();
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => away`select 1`));
  expect(performance.now() - before).toBeLessThan(1000);
  expect(answers.every((answer) => answer.status === 'rejected' && isDatabaseAway(answer.reason))).toBe(true);
  await away.end({ timeout: 0 });
});

it('a transaction fails at once while the database does not answer', async () => {
  const away = openDatabase({ address: 'postgres://marketwaka@127.0.0.1:9/none', connections: 2 });
  const attempt = away.begin((transaction) => transaction`select 1`).catch(isDatabaseAway);
  expect(await attempt).toBe(true);
  await away.end({ timeout: 0 });
});

it('a closed connection is told apart from a mistake of the product', async () => {
  const doomed = openDatabase({ address, connections: 1 });
  const [row] = await doomed.rows({ pid: number })`select pg_backend_pid() as pid`;
  const waiting = doomed`select pg_sleep(20)`.then(
    () => undefined,
    (error: unknown) => error,
  );
  await db`select pg_terminate_backend(${row?.pid ?? 0})`;
  expect(isDatabaseAway(await waiting)).toBe(true);
  await expect
    .poll(() =>
      doomed`select 1`.then(
        (rows) => rows.length,
        () => 0,
      ),
    )
    .toBe(1);
  const mistake = await db`select no_such_column from stall`.catch((error: unknown) => error);
  expect(isDatabaseAway(mistake)).toBe(false);
  await doomed.end();
});

const basket = {
  name: '9001-basket.sql',
  checksum: 'a',
  sql: 'create table basket (id int); create table item (id int);',
};

it('applies a migration once when two starts come at once', async () => {
  const applied = await Promise.all([migrate(db, [basket]), migrate(db, [basket])]);
  expect(applied.flat()).toEqual(['9001-basket.sql']);
});

it('a start refuses a migration that was rewritten after it had been applied', async () => {
  await migrate(db, [basket]);
  await expect(migrate(db, [{ ...basket, checksum: 'b' }])).rejects.toThrow(
    'Migration 9001-basket.sql was changed after it had been applied: write a new one instead.',
  );
});

it('a migration that fails half way leaves nothing behind', async () => {
  const broken = { name: '9002-broken.sql', checksum: 'c', sql: 'create table half (id int); select 1 / 0;' };
  await expect(migrate(db, [broken])).rejects.toThrow('9002-broken.sql');
  await expect(db`select 1 from half`).rejects.toThrow('half');
});

it('every migration follows the naming rule', async () => {
  await expect(readMigrations()).resolves.toBeInstanceOf(Array);
});
