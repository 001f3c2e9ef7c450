import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { servingUser } from '#server/db/embedded/cluster.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readMigrations } from '#server/db/migrate/migration-file.ts';
import { number } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { emptyDatabase, openServing } from '#test/database.ts';
import { mustPost } from '../post.ts';
import { sealRows } from './seal-rows.ts';
import { walkChain } from './walk-chain.ts';

const { db } = await emptyDatabase();
const served = await openServing(db);

async function post(): Promise<void> {
  const [agentId, floatId] = [randomUUID(), randomUUID()];
  const movement = { what: 'float-issued', agentId, floatId, kobo: asKobo(500) } as const;
  await inTransaction(served, async (transaction) => {
    await mustPost(transaction, movement, null);
    // As the version before writes it, which knows no cities.
    await transaction`
      insert into audit_entry (action, noun, subject, address, user_agent)
      values ('try', 'chain', ${floatId}, '', '')`;
  });
}

test('a database that runs today is sealed from its first row on, while the version before still posts', async () => {
  const known = await readMigrations();
  const before = known.filter(({ name }) => name < '0230');
  await migrate(db, before, { servingRole: servingUser });
  for (let turn = 0; turn < 1100; turn += 1) await post();
  // The role has its rights anew only after the last migration of a start.
  await migrate(db, known);
  await post();
  await migrate(db, known, { servingRole: servingUser });
  expect(await sealRows(served)).toBe(2202);
  expect(await walkChain(served)).toMatchObject({ seals: 2202, waiting: 0, fault: undefined });
  const [{ outOfOrder }] = await db.one({ outOfOrder: number })`
    select count(*) as "outOfOrder" from seal one join seal other on other.noun = one.noun
      and other.place > one.place and other.row_id < one.row_id and other.place < one.place + 3`;
  expect(outOfOrder).toBe(0);
});
