import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listOffers } from '#contract/dispatch/endpoints.ts';
import { claimWindowMs } from '#contract/orders/claims/rules.ts';
import * as books from '#contract/payments/books/endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeOffer } from '#server/features/dispatch/offers/make-offer.ts';
import type { RunPart } from '#contract/orders/run/schema.ts';
import { answered } from '#test/client.ts';
import { agentWithFloat } from '#test/factories/dispatch.ts';
import { moveBy, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, type SomeoneSignedIn } from '#test/factories/people.ts';
import { bookSays, handTo, inFull, onRun, runAt, type Run } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterEach(async () => {
  await setAll(owner, { agent_share_percent: '80', agent_floor: '0', agent_per_item: '0' });
  expect(await findDifferences(world.db)).toEqual([]);
});
afterAll(() => void vi.useRealTimers());

/** The clock of the orders, as it finds them when every claim window of now is over. */
const claimWindowsEnd = () => runOrderTimers(world.db, new Date(Date.now() + claimWindowMs));

const earningsOf = async ({ client }: SomeoneSignedIn) => answered(await client.call(showMyEarnings, {}));

/** One of the two items is bought, and it is delivered. */
async function deliverOneItem({ steps, line, customer, placed }: Run): Promise<void> {
  const { id: itemId, quantity } = line(0);
  answered(await steps.find({ itemId, quantity, paidKobo: 80_000, pictureId: null }));
  answered(await steps.leaveOut(line(1).id));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  answered(await steps.arrive());
  answered(await steps.deliver(await inFull(customer, placed)));
}

test('the floor is earned where the share of the fee is less, and the company bears what the fee does not', async () => {
  await setAll(owner, { agent_floor: '40000' });
  const { agent } = await runAt(world, 'delivered');
  const day = { from: '2026-03-04', to: '2026-03-04' };
  const made = async () => answered(await owner.call(books.showProfit, day)).days[0];
  expect(await earningsOf(agent)).toMatchObject({ heldKobo: 40_000, earningsKobo: 0 });
  const before = await made();
  expect(before).toMatchObject({ feesKobo: 20_000, agentsKobo: 40_000 });
  await claimWindowsEnd();
  expect(await earningsOf(agent)).toMatchObject({ heldKobo: 0, earningsKobo: 40_000 });
  expect(await made()).toEqual(before);
});

test('each item that was bought earns, and one that was left out does not', async () => {
  await setAll(owner, { agent_per_item: '700' });
  const two = await runAt(world, 'delivered');
  const one = await runAt(world, 'shopping');
  await deliverOneItem(one);
  expect(await earningsOf(one.agent)).toMatchObject({ heldKobo: 12_700 });
  await claimWindowsEnd();
  expect(await earningsOf(two.agent)).toMatchObject({ earningsKobo: 13_400 });
  expect(await earningsOf(one.agent)).toMatchObject({ earningsKobo: 12_700 });
});

test('an order that changes hands while it is shopped earns for what the agent who is paid bought', async () => {
  await setAll(owner, { agent_per_item: '700' });
  const going = await runAt(world, 'shopping');
  const { id: itemId, quantity } = going.line(0);
  answered(await going.steps.find({ itemId, quantity, paidKobo: 80_000, pictureId: null }));
  const second = await agentWithFloat(world);
  answered(await moveBy(world, owner, going.placed.code, 'reassign', { agentId: second.user.id }));
  const steps = onRun(second, going.placed);
  const line = going.line(1);
  const found = { itemId: line.id, quantity: line.quantity, paidKobo: 80_000, pictureId: null };
  answered(await steps.find(found));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  answered(await steps.arrive());
  answered(await steps.deliver(await inFull(going.customer, going.placed)));
  expect(await earningsOf(second)).toMatchObject({ heldKobo: 12_700 });
  await claimWindowsEnd();
  expect(await earningsOf(second)).toMatchObject({ earningsKobo: 12_700 });
  expect(await earningsOf(going.agent)).toMatchObject({ heldKobo: 0, earningsKobo: 0 });
});

test('a rider has half of the delivery, and nothing of the items that another shopped', async () => {
  await setAll(owner, { agent_floor: '20001', agent_per_item: '700' });
  const run = await runAt(world, 'ready_for_delivery');
  const rider = await agentWithFloat(world);
  await handTo(world, rider, run.placed);
  await claimWindowsEnd();
  expect(await earningsOf(rider)).toMatchObject({ heldKobo: 0 });
  const { placed, customer } = run;
  const steps = onRun(rider, placed);
  answered(await steps.setOff());
  answered(await steps.arrive());
  answered(await steps.deliver(await inFull(customer, placed)));
  await claimWindowsEnd();
  expect(await earningsOf(run.agent)).toMatchObject({ earningsKobo: 10_001 + 1400 });
  expect(await earningsOf(rider)).toMatchObject({ earningsKobo: 10_000 });
});

test('terms are those of the time of placing, whatever is set while somebody carries the order', async () => {
  await setAll(owner, { agent_share_percent: '90', agent_per_item: '100' });
  const { agent } = await runAt(world, 'delivered');
  await setAll(owner, { agent_share_percent: '10', agent_floor: '1000000', agent_per_item: '0' });
  expect(await earningsOf(agent)).toMatchObject({ heldKobo: 13_500 + 200 });
  await claimWindowsEnd();
  expect(await earningsOf(agent)).toMatchObject({ earningsKobo: 13_500 + 200 });
});

test('an order from before terms were fixed goes by the settings', async () => {
  const { agent, placed } = await runAt(world, 'delivered');
  await world.db`
    update customer_order
    set agent_share_percent = null, agent_floor_kobo = null, agent_per_item_kobo = null where code = ${placed.code}`;
  await setAll(owner, { agent_share_percent: '60' });
  expect(await earningsOf(agent)).toMatchObject({ heldKobo: 9000 });
  await claimWindowsEnd();
  expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(9000);
});

async function offeredTo(agent: SomeoneSignedIn, run: Run, part: RunPart) {
  const { id, market } = run.placed.order;
  await world.db`update customer_order set status = 'confirmed', agent_id = null where id = ${id} and ${part} <> 'door'`;
  const offering = {
    agent: { userId: agent.user.id, name: 'Musa' },
    marketId: market.id,
    part,
    fromId: null,
  };
  await inTransaction(world.db, (transaction) => makeOffer(transaction, { ...offering, orders: [{ id }] }));
  return answered(await agent.client.call(listOffers, {})).offers[0];
}

test('an offer says what it pays and why, before anybody accepts it', async () => {
  await setAll(owner, { agent_floor: '14000', agent_per_item: '700' });
  const run = await runAt(world, 'assigned');
  const musa = await agentWithFloat(world);
  expect(await offeredTo(musa, run, 'shopping')).toMatchObject({
    earnKobo: 7000,
    orders: [{ pay: { deliveryKobo: 7000, deliveryFeeKobo: 15_000, floorKobo: 14_000, perItemKobo: 700 } }],
  });
  await setAll(owner, { agent_floor: '0', agent_per_item: '0' });
  const other = await runAt(world, 'assigned');
  const bello = await agentWithFloat(world);
  expect(await offeredTo(bello, other, 'whole')).toMatchObject({
    earnKobo: 12_000,
    orders: [{ pay: { deliveryKobo: 12_000, sharePercent: 80, floorKobo: null, perItemKobo: 0 } }],
  });
});

test('an offer names the parts of the delivery fee as its customer agreed to them', async () => {
  await setAll(owner, { fee_per_km: '10000', free_km: '1' });
  const run = await runAt(world, 'assigned');
  const { deliveryParts, deliveryFeeKobo } = run.placed.order;
  expect(deliveryParts?.map(({ kind }) => kind)).toEqual(['base', 'kilometres']);
  // A later price of a kilometre changes nothing of it.
  await setAll(owner, { fee_per_km: '0', free_km: '0' });
  expect(await offeredTo(await agentWithFloat(world), run, 'whole')).toMatchObject({
    orders: [{ pay: { deliveryFeeKobo, deliveryParts } }],
  });
});

test('the check of the books reports an order that earned anything but its terms', async () => {
  const { agent, placed } = await runAt(world, 'delivered');
  await claimWindowsEnd();
  expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(12_000);
  const setFloor = (kobo: number) =>
    world.db`update customer_order set agent_floor_kobo = ${kobo} where code = ${placed.code}`;
  await setFloor(12_001);
  expect(await findDifferences(world.db)).toEqual([
    { kind: 'earned', about: placed.code, bookKobo: 12_000, otherKobo: 12_001 },
  ]);
  await setFloor(0);
});
