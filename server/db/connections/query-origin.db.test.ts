import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freshDatabase } from '#test/database.ts';
import { openDatabase } from '../database.ts';
import { inTransaction } from '../transaction.ts';

const { address } = await freshDatabase();
const db = openDatabase({ address, connections: 1 });
afterAll(() => db.end({ timeout: 1 }));

setFlagsFromString('--expose-gc');
const collect = z.parse(z.function(), runInNewContext('gc'));

/** In a function of its own, so that nothing here holds what it read. */
async function readMuch(): Promise<WeakRef<object>> {
  const rows = await inTransaction(
    db,
    (transaction) => transaction`select generate_series(1, 1000) as number`,
  );
  return new WeakRef(rows);
}

it('the data of a statement’s first caller is released', async () => {
  const read = await readMuch();
  await db`select 1`;
  await expect
    .poll(() => {
      collect();
      return read.deref();
    })
    .toBeUndefined();
});
