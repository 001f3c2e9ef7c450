import { afterAll, afterEach, expect, it } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { type Db, openDatabase } from '../database.ts';
import { number, text } from '../sql/codecs.ts';
import { inTransaction } from '../transaction.ts';
import { isDatabaseAway } from '../unavailable.ts';

const { db: house, address } = await freshDatabase();
await house`create table stall (name text not null)`;
/** One connection: whoever comes next gets what the one before has left. */
const db = openDatabase({ address, connections: 1 });
afterAll(() => db.end({ timeout: 1 }));
afterEach(() => house`delete from stall`);

/** The server ends the connection of a transaction, as it does when it is stopped or crashes. */
async function cutOff(transaction: Db): Promise<void> {
  const [row] = await transaction.one({ pid: number })`select pg_backend_pid() as pid`;
  await house`select pg_terminate_backend(${row.pid})`;
  await expect.poll(() => transaction`select 1`.catch(isDatabaseAway)).toBe(true);
}

async function stalls(): Promise<string[]> {
  const rows = await house.rows({ name: text })`select name from stall order by name`;
  return rows.map(({ name }) => name);
}

it('a transaction whose connection was lost is refused, and the next ones are answered', async () => {
  for (let time = 0; time < 3; time += 1) {
    const attempt = inTransaction(db, async (transaction) => {
      await cutOff(transaction);
      return transaction`select 1`;
    });
    expect(await attempt.catch(isDatabaseAway)).toBe(true);
    expect(await inTransaction(db, (transaction) => transaction`select 2 as two`)).toEqual([{ two: 2 }]);
    expect(await db`select 3 as three`).toEqual([{ three: 3 }]);
  }
});

it('a statement that follows one whose connection the server ended is answered', async () => {
  const ended = db`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`;
  expect(await ended.catch(isDatabaseAway)).toBe(true);
  expect(await db`select 4 as four`).toEqual([{ four: 4 }]);
});

it('a transaction runs no statement after its connection was lost', async () => {
  const attempt = inTransaction(db, async (transaction) => {
    await transaction`insert into stall values ('Mama Ngozi')`;
    await cutOff(transaction);
    // Another caller has the connection open again.
    await db`select 1`;
    await transaction`insert into stall values ('Iya Bisi')`;
  });
  expect(await attempt.catch(isDatabaseAway)).toBe(true);
  // On the one connection this comes after whatever the transaction still sent.
  await db`select 1`;
  expect(await stalls()).toEqual([]);
});

it('undoes nothing of the transaction that has the connection next', async () => {
  const cut = Promise.withResolvers<void>();
  const failing = Promise.withResolvers<never>();
  const attempt = inTransaction(db, async (transaction) => {
    await cutOff(transaction);
    cut.resolve();
    return failing.promise;
  });
  const refused = attempt.catch((error: unknown) => error);
  await cut.promise;
  await inTransaction(db, async (transaction) => {
    await transaction`insert into stall values ('Alhaji Musa')`;
    failing.reject(new Error('the agent gave up'));
    expect(await refused).toMatchObject({ message: 'the agent gave up' });
    await transaction`insert into stall values ('Baba Sule')`;
  });
  expect(await stalls()).toEqual(['Alhaji Musa', 'Baba Sule']);
});
