import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { payEarnings } from '#contract/payments/agent-endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings-endpoints.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin } from '#test/factories.ts';
import { runAt } from '#test/factories-run.ts';
import { openWorld } from '#test/world.ts';
import { inTransaction } from '../../db/transaction.ts';
import { releaseEarnings } from '../ledger/commands-door.ts';

const world = await openWorld();

/** 80 % of the delivery fee of ₦150. */
const share = 12_000;

test('what an order earns is held while its claim window runs, then it is there, then it is paid', async () => {
  const { agent, placed } = await runAt(world, 'delivered');
  const held = answered(await agent.client.call(showMyEarnings, {}));
  expect(held).toMatchObject({ earningsKobo: 0, heldKobo: share, payouts: [] });
  expect(held.orders).toMatchObject([{ code: placed.code, kobo: share, held: { why: 'claim-window' } }]);

  await world.db`update customer_order set status = 'completed' where code = ${placed.code}`;
  await inTransaction(world.db, (transaction) =>
    releaseEarnings(transaction, placed.order.id, [{ agentId: agent.user.id, kobo: asKobo(share) }]),
  );
  const there = answered(await agent.client.call(showMyEarnings, {}));
  expect(there).toMatchObject({ earningsKobo: share, heldKobo: 0 });
  expect(there.orders).toMatchObject([{ code: placed.code, kobo: share, held: null }]);

  const cashier = await signUpAdmin(world, ['money:view', 'money:manage']);
  const payout = {
    clientRequestId: randomUUID(),
    agentId: agent.user.id,
    kobo: asKobo(5000),
    note: 'Slip 3',
  };
  answered(await cashier.client.call(payEarnings, payout));
  expect(answered(await agent.client.call(showMyEarnings, {}))).toMatchObject({
    earningsKobo: share - 5000,
    payouts: [{ kobo: 5000 }],
  });
});

test('a receipt that somebody looks at holds it, and says so', async () => {
  const { agent, placed } = await runAt(world, 'delivered');
  await world.db`update customer_order set earnings_held = true, status = 'completed' where code = ${placed.code}`;
  const { orders } = answered(await agent.client.call(showMyEarnings, {}));
  expect(orders).toMatchObject([{ code: placed.code, held: { why: 'office', until: null } }]);
});
