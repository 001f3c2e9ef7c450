import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import * as agents from '#contract/payments/agents/endpoints.ts';
import { listTakings, showBooks } from '#contract/payments/books/endpoints.ts';
import { showCreditOf } from '#contract/payments/credit/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { number } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered } from '#test/client.ts';
import { addressOf } from '#test/database.ts';
import { basketFor, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { agentWithFloat, bookSays, giveTo } from '#test/factories/run.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { run } from '#test/product/backup-command.ts';
import { openWorld } from '#test/world.ts';
import { mustPost } from './post.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-repair-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld();
const line = openDatabaseLine(await addressOf(world.db));
const owner = await signInOwner(world);
const agent = await agentWithFloat(world, 1000);
await giveTo(world, agent, await placeThrough(world.device()));
const customer = await signUpCustomer(world);
/** Two of them are more than can be counted exactly. */
const hugeKobo = asKobo(9_000_000_000_000_000);

/** Change as it could be booked before there was a bound: the bound is away while it is written. */
async function mintsAsBefore(): Promise<void> {
  await world.db`alter table ledger_line disable trigger lines_come_with_their_posting`;
  const over = { to: 'credit', accountId: customer.user.id, kobo: hugeKobo } as const;
  for (let more = 0; more < 2; more += 1) {
    const { order } = await placeThrough(world.device());
    const minted = { what: 'cash-collected', orderId: order.id, billKobo: asKobo(0), over } as const;
    await inTransaction(world.db, (transaction) =>
      mustPost(transaction, { ...minted, agentId: agent.user.id }, agent.user.id),
    );
  }
  await world.db`alter table ledger_line enable trigger lines_come_with_their_posting`;
}

async function everyScreen(): Promise<void> {
  const day = lagosClock(new Date()).date;
  answered(await owner.client.call(showDay, {}));
  answered(await owner.client.call(showBooks, {}));
  answered(await owner.client.call(listTakings, { from: day, to: day }));
  answered(await owner.client.call(agents.listAgentsMoney, {}));
  answered(await owner.client.call(agents.showAgentPaper, { agentId: agent.user.id }));
  answered(await owner.client.call(showCreditOf, { accountId: customer.user.id }));
  answered(await agent.client.call(agents.showMyPaper, {}));
  answered(await agent.client.call(showRun, {}));
  answered(await customer.client.call(quoteOrder, await basketFor(world)));
}

async function repair(...words: string[]) {
  const { url } = await line;
  return run('repair-ledger', words, { DATA_DIR: dataFolder, DATABASE_URL: url });
}

test(
  'a book with amounts that cannot be shows every screen, and the owner takes them back by postings',
  { timeout: 90_000 },
  async () => {
    await mintsAsBefore();
    await everyScreen();
    const count = { clientRequestId: randomUUID(), countedKobo: asKobo(1000), words: '' };
    const counted = answered(await agent.client.call(agents.countFloat, count));
    const decision = { kind: 'confirm', handedInKobo: asKobo(0), isChangeThere: true } as const;
    const confirm = { clientRequestId: randomUUID(), countId: counted.id, decision };
    expect(await owner.client.call(agents.decideCount, confirm)).toMatchObject({
      status: 409,
      reason: 'book-out-of-bounds',
    });

    const looked = await repair();
    expect(looked).toMatchObject({ ok: true });
    expect(looked.output.match(/Would take back posting \d+, cash-collected/g)).toHaveLength(2);
    expect(looked.output).toContain('say --apply');
    expect(await world.db`select from ledger_posting where what = 'posting-reversed'`).toHaveLength(0);

    const applied = await repair('--apply');
    expect(applied.output.match(/Taken back posting \d+/g)).toHaveLength(2);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(1000);
    expect(await bookSays(world, 'customer_credit', customer.user.id)).toBe(0);
    expect((await repair('--apply')).output).toContain('Nothing in the book is to be taken back.');
    expect(await findDifferences(world.db)).toEqual([]);
    await everyScreen();
    // A count against the broken ledger is repeated.
    const refuse = { kind: 'refuse', reason: 'The book was wrong' } as const;
    const refusing = { clientRequestId: randomUUID(), countId: counted.id, decision: refuse };
    answered(await owner.client.call(agents.decideCount, refusing));
    const again = { ...count, clientRequestId: randomUUID() };
    const { id: countId } = answered(await agent.client.call(agents.countFloat, again));
    const confirming = { ...confirm, clientRequestId: randomUUID(), countId };
    answered(await owner.client.call(agents.decideCount, confirming));
  },
);

test(
  'credit that was spent meanwhile is written off, and nothing falls below nothing',
  { timeout: 60_000 },
  async () => {
    const spender = await signUpCustomer(world);
    const { id: orderId } = (await placeThrough(world.device())).order;
    const over = { to: 'credit', accountId: spender.user.id, kobo: asKobo(49_940_000) } as const;
    const minted = { what: 'cash-collected', orderId, billKobo: asKobo(0), over } as const;
    await inTransaction(world.db, async (transaction) => {
      await mustPost(transaction, { ...minted, agentId: agent.user.id }, null);
      const spent = { accountId: spender.user.id, adjustmentId: randomUUID(), kobo: asKobo(9_940_000) };
      await mustPost(transaction, { what: 'credit-taken', ...spent }, null);
    });
    const [{ id }] = await world.db.one({ id: number })`
    select id from ledger_posting where key = ${`cash-collected:${orderId}`}`;
    const { output } = await repair('--posting', String(id), '--apply');
    expect(output).toContain('write_offs ₦99,400.00');
    expect(await bookSays(world, 'customer_credit', spender.user.id)).toBe(0);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(1000);
    expect(await findDifferences(world.db)).toEqual([]);
  },
);

test('the database takes no amount that the trade cannot have', async () => {
  const issued = { what: 'float-issued', agentId: agent.user.id, floatId: randomUUID() } as const;
  const kobo = asKobo(1_000_000_000_001);
  await expect(
    inTransaction(world.db, (transaction) => mustPost(transaction, { ...issued, kobo }, null)),
  ).rejects.toMatchObject({ constraint: 'lines_have_an_upper_bound' });
});
