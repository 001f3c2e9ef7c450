import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Difference } from '#contract/payments/books/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { runAt } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { findDifferences } from './differences.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const world = await openWorld({ clock: 'stands' });
const { placed } = await runAt(world, 'delivered');
const { code, order } = placed;

/** Differences after somebody with every right did this; it is taken back. */
async function differencesAfter(
  tamper: (transaction: Transaction) => Promise<unknown>,
): Promise<Difference[]> {
  const taken = new Error('taken back');
  const found: Difference[] = [];
  const tampering = world.db.begin(async (transaction) => {
    await transaction`set transaction isolation level repeatable read`;
    await transaction`set local session_replication_role = replica`;
    await tamper(transaction);
    found.push(...(await findDifferences(transaction)));
    throw taken;
  });
  await expect(tampering).rejects.toBe(taken);
  return found;
}

interface Written {
  what: string;
  movement: object;
  lines: readonly { kind: string; subject: string | null; kobo: number }[];
}

/** A posting past every rule, with its balances. */
async function writeIn(transaction: Transaction, { what, movement, lines }: Written): Promise<void> {
  const [{ id }] = await transaction.one({ id: number })`
    insert into ledger_posting (key, what, order_id, movement)
    values (${randomUUID()}, ${what}, ${order.id}, ${transaction.json(movement)}) returning id`;
  for (const { kind, subject, kobo } of lines) {
    await transaction`
      insert into ledger_line (posting_id, kind, subject, kobo) values (${id}, ${kind}, ${subject}, ${kobo})`;
    if (subject === null) continue;
    await transaction`
      insert into ledger_balance (kind, subject, kobo)
      select kind, ${subject}, case side when 'debit' then ${kobo}::bigint else ${-kobo}::bigint end
      from ledger_account_kind where kind = ${kind}
      on conflict (kind, subject) do update set kobo = ledger_balance.kobo + excluded.kobo`;
  }
}

test('books that nobody touched do not differ', async () => {
  expect(await findDifferences(world.db)).toEqual([]);
});

test('two postings that are off by the same amount are each told', async () => {
  const found = await differencesAfter(
    (transaction) => transaction`
      update ledger_line set kobo = kobo + case posting_id when (select min(posting_id) from ledger_line) then 100 else -100 end
      where (posting_id, kind) in (
        (select posting_id, kind from ledger_line order by posting_id, kind limit 1)
        union all (select posting_id, kind from ledger_line order by posting_id desc, kind limit 1))`,
  );
  expect(found.filter(({ kind }) => kind === 'lines')).toEqual([]);
  expect(found.filter(({ kind }) => kind === 'posting').map(({ bookKobo }) => bookKobo)).toEqual([100, -100]);
});

test('a posting of an order that does not exist is told', async () => {
  const found = await differencesAfter(
    (transaction) => transaction`
      update ledger_posting set order_id = gen_random_uuid() where id = (select min(id) from ledger_posting where order_id is not null)`,
  );
  const references = found.filter(({ kind }) => kind === 'reference');
  expect(references.map(({ about }) => about)).toEqual([expect.stringMatching(/^posting \d+$/)]);
});

test('more given back than was paid is told by the order', async () => {
  const kobo = 90_000_000;
  const found = await differencesAfter((transaction) =>
    writeIn(transaction, {
      what: 'refund-granted',
      movement: { what: 'refund-granted', back: { to: 'sender', kobo } },
      lines: [
        { kind: 'refunds', subject: null, kobo },
        { kind: 'refund_due', subject: order.id, kobo: -kobo },
      ],
    }),
  );
  expect(found).toMatchObject([{ kind: 'given-back', about: code }]);
});

test('goods that stand on an order that is over are told', async () => {
  const found = await differencesAfter((transaction) =>
    writeIn(transaction, {
      what: 'goods-bought',
      movement: { what: 'goods-bought', kobo: 5000 },
      lines: [
        { kind: 'goods', subject: order.id, kobo: 5000 },
        { kind: 'bank', subject: null, kobo: -5000 },
      ],
    }),
  );
  expect(found).toEqual([{ kind: 'goods-left', about: code, bookKobo: 5000, otherKobo: 0 }]);
});

test('credit that no money of its order stands behind is told', async () => {
  const [{ accountId }] = await world.db.one({ accountId: text })`
    select id as "accountId" from account order by id limit 1`;
  const kobo = 90_000_000;
  const found = await differencesAfter((transaction) =>
    writeIn(transaction, {
      what: 'change-confirmed',
      movement: { what: 'change-confirmed', kobo },
      lines: [
        { kind: 'write_offs', subject: null, kobo },
        { kind: 'customer_credit', subject: accountId, kobo: -kobo },
      ],
    }),
  );
  expect(found).toMatchObject([{ kind: 'credit', about: code, bookKobo: kobo }]);
});
