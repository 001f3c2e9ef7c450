import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { theHouse } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { freshDatabase, openServing } from '#test/database.ts';
import { mustPost } from '../post.ts';
import { sealRows } from './seal-rows.ts';
import { walkChain } from './walk-chain.ts';

const { db } = await freshDatabase();

function issueFloat(transaction: Db, agentId: string): Promise<void> {
  const movement = { what: 'float-issued', agentId, floatId: randomUUID(), kobo: asKobo(500) } as const;
  return mustPost(transaction, movement, null);
}

function noteChange(transaction: Db): Promise<void> {
  const change = { action: 'try', noun: 'chain', subject: randomUUID(), before: null, after: null };
  return recordChange(transaction, theHouse, change);
}

async function unsealedCount(): Promise<number> {
  const [row] = await db.one({ waiting: number })`select count(*) as waiting from unsealed_row`;
  return row.waiting;
}

test('a posting and an audit entry are sealed once, and rolled back ones never', async () => {
  await inTransaction(db, async (transaction) => {
    await issueFloat(transaction, randomUUID());
    await noteChange(transaction);
  });
  const undone = db.begin(async (transaction) => {
    await issueFloat(transaction, randomUUID());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const before = await unsealedCount();
  expect(await sealRows(db)).toBe(before);
  expect(await sealRows(db)).toBe(0);
  expect(await unsealedCount()).toBe(0);
  expect(await walkChain(db)).toMatchObject({ seals: before, waiting: 0, fault: undefined });
});

test('no row is skipped whose transaction ends after later ones were sealed', async () => {
  const other = await openServing(db);
  const held = Promise.withResolvers<void>();
  const isOpen = Promise.withResolvers<void>();
  const agentId = randomUUID();
  const slow = db.begin(async (transaction) => {
    await issueFloat(transaction, agentId);
    isOpen.resolve();
    await held.promise;
  });
  await isOpen.promise;
  const writing = { isOver: false };
  const sealing = (async () => {
    while (!writing.isOver) await sealRows(other);
  })();
  // Transactions of several writers end in another order than their rows are numbered in.
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let turn = 0; turn < 20; turn += 1)
        await inTransaction(db, async (transaction) => {
          await issueFloat(transaction, randomUUID());
          if (turn % 3 === 0) await transaction`select pg_sleep(0.005)`;
          await noteChange(transaction);
        });
    }),
  );
  writing.isOver = true;
  await sealing;
  await sealRows(other);
  const [{ id }] = await db.one({ id: number })`select max(row_id) as id from seal where noun = 'posting'`;
  held.resolve();
  await slow;
  expect(await unsealedCount()).toBe(1);
  expect(await sealRows(other)).toBe(1);
  const [last] = await db.one({ noun: text, id: number })`
    select noun, row_id as id from seal order by place desc limit 1`;
  expect(last.noun).toBe('posting');
  expect(last.id).toBeLessThan(id);
  expect(await walkChain(db)).toMatchObject({ waiting: 0, fault: undefined });
});

test('two instances that seal at once make one chain', async () => {
  const other = await openServing(db);
  for (let turn = 0; turn < 30; turn += 1)
    await inTransaction(db, (transaction) => issueFloat(transaction, randomUUID()));
  const sealed = await Promise.all([sealRows(db), sealRows(other), sealRows(db), sealRows(other)]);
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect((await walkChain(db)).fault).toBeUndefined();
});

test('a mark stays for as long as its row has no seal', async () => {
  await inTransaction(db, (transaction) => issueFloat(transaction, randomUUID()));
  await expect(db`delete from unsealed_row`).rejects.toThrow('is not sealed yet');
  await expect(db`update unsealed_row set row_id = 0`).rejects.toThrow('never changed');
  await sealRows(db);
  await expect(db`update seal set hash = hash`).rejects.toThrow('never changed');
  await expect(db`delete from seal`).rejects.toThrow('never changed');
});
