import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { number } from '../sql/codecs.ts';
import { isDatabaseAway } from '../unavailable.ts';

const { db: house, address } = await freshDatabase();
/** One connection, so that each statement goes behind another. */
const db = openDatabase({ address, connections: 1 });
afterAll(() => db.end({ timeout: 1 }));

const rounds = 500;

/** The outcome of a statement: the number that it was sent for, or PostgreSQL's code. */
async function outcome(statement: PromiseLike<readonly Record<string, unknown>[]>): Promise<unknown> {
  try {
    const rows = await statement;
    return rows.at(-1)?.['number'];
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

function ask(sent: number): Promise<unknown> {
  return outcome(db`select ${sent}::int as number`);
}

async function pidOf(pool: Database): Promise<number> {
  const [row] = await pool.one({ pid: number })`select pg_backend_pid() as pid`;
  return row.pid;
}

test('ten thousand statements behind one another get their own answers, whatever fails among them', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const numbers = Array.from({ length: 17 }, (_, place) => round * 17 + place);
    const [divided, unknown, tooLarge, ...answers] = await Promise.all([
      outcome(db`select 1 / (g - 3) as number from generate_series(1, 5) as g`),
      outcome(db`select nothing as number`),
      outcome(db`select 9007199254740993::bigint as number`),
      ...numbers.map(ask),
    ]);
    expect(divided).toBe('22012');
    expect(unknown).toBe('42703');
    expect(tooLarge).toBeInstanceOf(RangeError);
    expect(answers).toEqual(numbers);
  }
});

test('a statement that runs out of time in the middle of its rows fails alone', async () => {
  await db`set statement_timeout = 40`;
  const [long, ...answers] = await Promise.all([
    outcome(db`select g as number, pg_sleep(0.0005) from generate_series(1, 100000) as g`),
    ...[1, 2, 3].map(ask),
  ]);
  await db`set statement_timeout = 0`;
  expect(long).toBe('57014');
  expect(answers).toEqual([1, 2, 3]);
});

test('a statement that somebody cancels in the middle of its rows fails alone', async () => {
  const pid = await pidOf(db);
  const long = outcome(db`select g as number, pg_sleep(0.001) from generate_series(1, 100000) as g`);
  const answers = [1, 2, 3].map(ask);
  await expect
    .poll(() => house`select 1 from pg_stat_activity where pid = ${pid} and query like 'select g as%'`)
    .toHaveLength(1);
  await house`select pg_cancel_backend(${pid})`;
  expect(await long).toBe('57014');
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
});

test('every statement behind that of a connection that is lost is settled, and one without a connection yet gets the next', async () => {
  const pid = await pidOf(db);
  const waiting = [
    db`select pg_sleep(20)`,
    ...Array.from({ length: 250 }, (_, sent) => db`select ${sent}::int as number`),
  ].map((statement) => statement.then(() => 'answered', isDatabaseAway));
  await expect
    .poll(() => house`select 1 from pg_stat_activity where pid = ${pid} and query like '%pg_sleep(20)%'`)
    .toHaveLength(1);
  await house`select pg_terminate_backend(${pid})`;
  const settled = await Promise.all(waiting);
  expect(settled.slice(0, 2)).toEqual([true, true]);
  expect(settled.at(-1)).toBe('answered');
  expect(await ask(7)).toBe(7);
});

test('statements that fail while they are prepared leave those of the same text unharmed', async () => {
  const read = () => outcome(db`select number from basket`);
  expect(await Promise.all([read(), read(), read()])).toEqual(['42P01', '42P01', '42P01']);
  await house`create table basket as select 5 as number`;
  expect(await Promise.all([read(), read()])).toEqual([5, 5]);
  await house`alter table basket add column price int`;
  await house`alter table basket alter column number type bigint`;
  expect(await Promise.all([read(), read(), read()])).toEqual([5, 5, 5]);
});

test('a piece that failed is undone, and its transaction goes on; once that is over it takes no more', async () => {
  await house`create table item (name text)`;
  const stored = await db.begin(async (transaction) => {
    await transaction`insert into item values ('garri')`;
    await transaction
      .savepoint(async (part) => {
        await part`insert into item values ('yam')`;
        await part`select 1 / 0`;
      })
      .catch(() => undefined);
    await transaction`insert into item values ('rice')`;
    return transaction;
  });
  await expect(stored`insert into item values ('beans')`).rejects.toThrow('is over');
  expect(await house`select name from item order by name`).toEqual([{ name: 'garri' }, { name: 'rice' }]);
});

test('a transaction whose failed statement nobody minded is undone', async () => {
  const attempt = db.begin(async (transaction) => {
    await transaction`create table basin ()`;
    await transaction`select 1 / 0`.catch(() => undefined);
  });
  await expect(attempt).rejects.toMatchObject({ code: '22012' });
  expect(await house`select to_regclass('basin') as found`).toEqual([{ found: null }]);
});

test('a caller without a free connection waits in order, and is refused after some seconds', async () => {
  const pool = openDatabase({ address, connections: 1 });
  const held = Promise.withResolvers<void>();
  const order: string[] = [];
  const holding = pool.begin(() => held.promise);
  const first = pool.begin(() => void order.push('first'));
  const second = pool`select 1`.then(() => order.push('second'));
  held.resolve();
  await Promise.all([holding, first, second]);
  expect(order).toEqual(['first', 'second']);
  const leave = Promise.withResolvers<void>();
  const forLong = pool.begin(() => leave.promise);
  expect(await outcome(pool`select 1 as number`)).toBe('NO_CONNECTION_FREE');
  leave.resolve();
  await forLong;
  await pool.end();
  expect(await outcome(pool`select 1 as number`)).toBe('CONNECTION_ENDED');
}, 20_000);
