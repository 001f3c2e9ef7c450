import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { accountRules } from '#contract/ledger/accounts.ts';
import type { Movement } from '#contract/ledger/movements.ts';
import { boolean, number, text } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { freshDatabase } from '#test/database.ts';
import { balanceOf } from './balances.ts';
import { post } from './post.ts';
import { readHistory } from './store.ts';

const { db } = await freshDatabase();

function posted(movement: Movement) {
  return inTransaction(db, (transaction) => post(transaction, movement, null));
}

const issued = (agentId: string, amount: number): Movement => ({
  what: 'float-issued',
  agentId,
  floatId: randomUUID(),
  kobo: asKobo(amount),
});
const bought = (agentId: string, orderId: string, amount: number): Movement => ({
  what: 'goods-bought',
  orderId,
  itemId: randomUUID(),
  purchaseId: randomUUID(),
  agentId,
  kobo: asKobo(amount),
});

async function postings(): Promise<number> {
  const [row] = await db.one({ postings: number })`select count(*) as postings from ledger_posting`;
  return row.postings;
}

test('the database and the contract know the same accounts', async () => {
  const rows = await db.rows({ kind: text, side: text, isOwned: boolean })`
    select kind, side, is_owned as "isOwned" from ledger_account_kind order by kind`;
  const known = Object.entries(accountRules).map(([kind, { side, per }]) => ({
    kind,
    side,
    isOwned: per !== null,
  }));
  expect([...rows]).toEqual(known.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)));
});

test('a float is issued and spent, and the order’s story tells of it', async () => {
  const [agent, order] = [randomUUID(), randomUUID()];
  await posted(issued(agent, 500_000));
  expect(await posted(bought(agent, order, 120_000))).toEqual({ ok: true, isNew: true });
  expect(await balanceOf(db, 'agent_float', agent)).toBe(380_000);
  expect(await balanceOf(db, 'goods', order)).toBe(120_000);
  const history = await readHistory(db, order);
  expect(history.map(({ what, lines }) => [what, lines.length])).toEqual([['goods-bought', 2]]);
});

test('the same movement brought again is in the book once', async () => {
  const movement = issued(randomUUID(), 100_000);
  const before = await postings();
  const answers = await Promise.all(Array.from({ length: 12 }, () => posted(movement)));
  expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1);
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(await postings()).toBe(before + 1);
});

test('the last of a float is spent by one purchase, and that one brought twice at once is no refusal', async () => {
  const [agent, order] = [randomUUID(), randomUUID()];
  await posted(issued(agent, 90_000));
  const all = bought(agent, order, 90_000);
  const answers = await Promise.all([posted(all), posted(all), posted(all)]);
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
  expect(await balanceOf(db, 'agent_float', agent)).toBe(0);
});

test('another movement under an old key is a bug and is not written', async () => {
  const movement = issued(randomUUID(), 100_000);
  await posted(movement);
  const other = { ...movement, kobo: asKobo(100_001) } as Movement;
  await expect(posted(other)).rejects.toThrow('other lines');
});

test('twenty purchases race for a float that holds seven', async () => {
  const [agent, order] = [randomUUID(), randomUUID()];
  await posted(issued(agent, 70_000));
  const answers = await Promise.all(Array.from({ length: 20 }, () => posted(bought(agent, order, 10_000))));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(7);
  expect(answers.find((answer) => !answer.ok)).toMatchObject({
    reason: 'not-enough',
    account: { kind: 'agent_float', subject: agent },
  });
  expect(await balanceOf(db, 'agent_float', agent)).toBe(0);
  expect(await balanceOf(db, 'goods', order)).toBe(70_000);
});

test('a movement of a rolled-back transaction is not in the ledger', async () => {
  const agent = randomUUID();
  await expect(
    inTransaction(db, async (transaction) => {
      await post(transaction, issued(agent, 50_000), null);
      throw new Error('the order could not be moved');
    }),
  ).rejects.toThrow('could not be moved');
  expect(await balanceOf(db, 'agent_float', agent)).toBe(0);
});

describe('by hand, the database refuses', () => {
  const line = (kind: string, subject: string | null, amount: number) =>
    ({ kind, subject, kobo: amount }) as const;

  /** A posting written past every command. */
  function byHand(lines: readonly { kind: string; subject: string | null; kobo: number }[]) {
    return db.begin(async (transaction) => {
      const [posting] = await transaction.rows({ id: number })`
        insert into ledger_posting (key, what, movement) values (${randomUUID()}, 'by-hand', '{}') returning id`;
      for (const { kind, subject, kobo } of lines)
        await transaction`
          insert into ledger_line (posting_id, kind, subject, kobo)
          values (${posting?.id ?? 0}, ${kind}, ${subject}, ${kobo})`;
    });
  }

  test.each([
    [
      'lines that leave something over',
      [line('bank', null, 100), line('gateway', null, -99)],
      'leave 1 kobo',
    ],
    ['one side alone', [line('bank', null, 100)], 'leave 100 kobo'],
    ['a posting without lines', [], '0 lines'],
    ['an account that nobody knows', [line('biscuits', null, 100), line('bank', null, -100)], ''],
    ['an owner where there is none', [line('bank', randomUUID(), 1), line('gateway', null, -1)], 'owner'],
    ['nobody where there is an owner', [line('goods', null, 1), line('bank', null, -1)], 'owner'],
    ['a line of nothing', [line('bank', null, 0), line('gateway', null, 0)], 'ledger_line_kobo_check'],
    [
      'a credit below nothing',
      [line('customer_credit', randomUUID(), 1), line('bank', null, -1)],
      'no_owned_account_below_nothing',
    ],
  ])('%s', async (_what, lines, says) => {
    await expect(byHand(lines)).rejects.toThrow(says);
  });

  test('a balance below nothing, also where there was something', async () => {
    const agent = randomUUID();
    await posted(issued(agent, 100));
    await expect(byHand([line('bank', null, 101), line('agent_float', agent, -101)])).rejects.toThrow(
      'no_owned_account_below_nothing',
    );
    expect(await balanceOf(db, 'agent_float', agent)).toBe(100);
  });

  test('lines that are put to an old posting', async () => {
    await posted(issued(randomUUID(), 100));
    await expect(
      db`insert into ledger_line (posting_id, kind, kobo) select max(id), 'gateway', 5 from ledger_posting`,
    ).rejects.toThrow('comes with its posting');
  });

  test.each([
    'update ledger_posting set actor_id = null',
    'delete from ledger_posting',
    'truncate ledger_posting cascade',
    'update ledger_line set kobo = kobo + 1',
    'delete from ledger_line',
    'truncate ledger_line',
    'update ledger_balance set kobo = kobo + 1',
    "insert into ledger_balance values ('agent_float', gen_random_uuid(), 5)",
    'delete from ledger_balance',
    'truncate ledger_balance',
    "update ledger_account_kind set side = 'credit'",
    "insert into ledger_account_kind values ('slush', 'debit', false)",
  ])('%s', async (statement) => {
    await posted(issued(randomUUID(), 100));
    await expect(db.unsafe(statement)).rejects.toThrow('never changed');
  });
});
