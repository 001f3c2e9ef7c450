import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { claimWindowMs } from '#contract/orders/claims/rules.ts';
import { payEarnings } from '#contract/payments/agents/endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { answered } from '#test/client.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { decides, timeAtDoors, typedAgo } from '#test/factories/door.ts';
import { runAt, type Run } from '#test/factories/run.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '#server/features/orders/timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);

/** 80 % of the delivery fee of ₦150. */
const share = 12_000;

async function earningsOf({ agent }: Run) {
  return answered(await agent.client.call(showMyEarnings, {}));
}

/** The clock of the orders, as it finds them when every claim window of now is over. */
function claimWindowsEnd(): Promise<void> {
  return runOrderTimers(world.db, new Date(Date.now() + claimWindowMs));
}

test('an agent’s share of an order is held for its claim window, then it is there, then it is paid', async () => {
  const run = await runAt(world, 'delivered');
  const { agent, placed } = run;
  const held = await earningsOf(run);
  expect(held).toMatchObject({ earningsKobo: 0, heldKobo: share, payouts: [] });
  expect(held.orders).toMatchObject([{ code: placed.code, kobo: share, held: { why: 'claim-window' } }]);

  await claimWindowsEnd();
  const there = await earningsOf(run);
  expect(there).toMatchObject({ earningsKobo: share, heldKobo: 0 });
  expect(there.orders).toMatchObject([{ code: placed.code, kobo: share, isBothWays: false, held: null }]);

  const cashier = await signUpAdmin(world, ['money:view', 'money:manage']);
  const payout = {
    clientRequestId: randomUUID(),
    agentId: agent.user.id,
    kobo: asKobo(5000),
    note: 'Slip 3',
  };
  answered(await cashier.client.call(payEarnings, payout));
  expect(await earningsOf(run)).toMatchObject({ earningsKobo: share - 5000, payouts: [{ kobo: 5000 }] });
});

test('an agent whose order has an open claim is told that it holds the share, until it is decided', async () => {
  const run = await runAt(world, 'delivered');
  const { claimId } = answered(await claimThrough(run.customer, run.placed, { askedKobo: asKobo(50_000) }));
  const { orders } = await earningsOf(run);
  expect(orders).toMatchObject([{ code: run.placed.code, held: { why: 'claim-open', until: null } }]);
  const decision = { kind: 'refuse', reason: 'It was as it should be' } as const;
  answered(await owner.call(decideClaim, { clientRequestId: randomUUID(), claimId, decision }));
  expect((await earningsOf(run)).orders).toMatchObject([{ held: { why: 'claim-window' } }]);
});

test('an agent who handed over on a wrong PIN without network earns only when an admin has decided', async () => {
  const run = await runAt(world, 'at_the_door');
  await timeAtDoors([world], 10);
  answered(await typedAgo(world, run, { minutes: 5 }));
  const { code } = run.placed;
  const waits = {
    earningsKobo: 0,
    heldKobo: share,
    orders: [{ code, held: { why: 'office', until: null } }],
  };
  expect(await earningsOf(run)).toMatchObject(waits);
  await claimWindowsEnd();
  expect(await earningsOf(run)).toMatchObject(waits);

  answered(await decides(owner, run.placed, 'delivered'));
  await claimWindowsEnd();
  const released = { earningsKobo: share, heldKobo: 0, orders: [{ code, kobo: share, held: null }] };
  expect(await earningsOf(run)).toMatchObject(released);
});
