import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmDone } from '#contract/orders/errands/endpoints.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto, claimThrough } from '#test/factories/claims.ts';
import { timeAtDoors } from '#test/factories/door.ts';
import { doneThereRun, taskRun } from '#test/factories/errands/runs.ts';
import { lineOf, linkOf, taskAt, wednesdayMorning, type Placed } from '#test/factories/orders.ts';
import { signInOwner } from '#test/factories/people.ts';
import { agentWithFloat, alarmsOn, bookSays, inFull, onPhone, runAt, seenBy } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning });
  await setAll(owner, { waiting_fee: '10000', vat_percent: '7.5' });
});
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(async () => expect(await findDifferences(world.db)).toEqual([]));
afterAll(() => void vi.useRealTimers());

const passes = (minutes: number) => timeAtDoors([world], minutes);
const hoursLater = (hours: number) => new Date(wednesdayMorning.getTime() + hours * 60 * 60_000);
const feesKobo = 15_000 + 5000;
const waived = { waivedReason: 'The office gives none' };

const confirm = (client: Client, placed: Placed, given: object = {}) =>
  client.call(confirmDone, { clientRequestId: randomUUID(), ...linkOf(placed), ...given });

describe('something done that brings a paper', () => {
  test('costs the money laid out, with its receipt, and its paper goes to the door', async () => {
    const { placed, customer, agent, steps, line } = await taskRun(world, 'shopping');
    const floatKobo = await bookSays(world, 'agent_float', agent.user.id);
    const receipts = [await bringPhoto(agent.client)];
    answered(await steps.leave({ givenBy: null, laidOutKobo: 150_000, receipts }));
    expect(await seenBy(customer, placed)).toMatchObject({
      status: 'ready_for_delivery',
      billKobo: 150_000 + feesKobo,
      receiptUrls: [expect.any(String)],
      pin: expect.any(String),
      items: [{ id: line(0).id, status: 'found', paidKobo: 150_000, pictureUrls: [expect.any(String)] }],
    });
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(floatKobo - 150_000);
    answered(await steps.setOff());
    answered(await steps.deliver(await inFull(customer, placed)));
    expect(await seenBy(customer, placed)).toMatchObject({ status: 'delivered' });
    expect(await confirm(customer, placed)).toMatchObject({ reason: 'out-of-turn' });
  });

  test('lays out no more than its customer allowed or its agent has, and not without a receipt or a reason', async () => {
    const { placed, customer, steps } = await taskRun(world, 'shopping', {
      agent: await agentWithFloat(world, 100_000),
    });
    const laidOut = (laidOutKobo: number, given: object = waived) =>
      steps.leave({ givenBy: null, laidOutKobo, ...given });
    expect(await laidOut(200_001)).toMatchObject({ reason: 'above-budget' });
    expect(await laidOut(150_000)).toMatchObject({ reason: 'float-too-low' });
    expect(await laidOut(100_000, {})).toMatchObject({ status: 422, reason: 'needs-receipt' });
    expect(await seenBy(customer, placed)).toMatchObject({ status: 'shopping' });
    answered(await laidOut(100_000));
    expect(await seenBy(customer, placed)).toMatchObject({ billKobo: 100_000 + feesKobo });
  });

  test('lays out as much as its customer allowed', async () => {
    const { placed, customer, steps } = await taskRun(world, 'shopping');
    answered(await steps.leave({ givenBy: null, laidOutKobo: 200_000, ...waived }));
    expect(await seenBy(customer, placed)).toMatchObject({ billKobo: 200_000 + feesKobo });
  });

  test('without a receipt for much money rings the office', async () => {
    const items = [lineOf('Pay my light bill', { capKobo: 500_000 })];
    const { placed, steps } = await taskRun(world, 'shopping', { wanted: { items, ceilingKobo: 700_000 } });
    answered(await steps.leave({ givenBy: null, laidOutKobo: 300_000, ...waived }));
    expect(await alarmsOn(world, placed)).toEqual(['receipt-waived']);
  });
});

describe('something done that ends where it is done', () => {
  test('is delivered with its proof, which no PIN has to open, and is completed by its customer’s yes', async () => {
    const { placed, owner: ada, agent, steps } = await doneThereRun(world, 'shopping');
    await passes(12);
    expect(answered(await steps.leave({ givenBy: null, laidOutKobo: 150_000, ...waived }))).toMatchObject({
      status: 'delivered',
    });
    const billKobo = 150_000 + feesKobo + 10_000;
    const seen = await seenBy(ada.client, placed);
    expect(seen).toMatchObject({ status: 'delivered', billKobo, pin: null, toPayKobo: 0, heldKobo: 0 });
    expect(seen.actions).toContain('complete');
    expect(seen.events.slice(-3).map(({ action, by }) => [action, by])).toEqual([
      ['pickUp', 'agent'],
      ['makeReady', 'system'],
      ['deliver', 'system'],
    ]);
    expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(1_000_000 - billKobo);
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(0);
    expect(await onPhone(agent, placed)).toBeUndefined();
    expect(answered(await confirm(ada.client, placed))).toMatchObject({ status: 'completed' });
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(0.8 * 25_000);
  });

  test('is completed once by a guest who holds its link, and by nobody without', async () => {
    const { placed, agent, steps } = await doneThereRun(world, 'shopping');
    expect(await confirm(world.device(), placed)).toMatchObject({ reason: 'out-of-turn' });
    answered(await steps.leave({ givenBy: null }));
    expect(await confirm(world.device(), placed, { token: null })).toMatchObject({ reason: 'not-found' });
    expect(await confirm(agent.client, placed, { token: null })).toMatchObject({ reason: 'not-found' });
    const clientRequestId = randomUUID();
    const guest = world.device();
    const taps = await Promise.all([1, 2, 3].map(() => confirm(guest, placed, { clientRequestId })));
    for (const tap of taps) expect(answered(tap)).toMatchObject({ status: 'completed' });
    expect(answered(await confirm(guest, placed))).toMatchObject({ status: 'completed' });
    const { events } = await seenBy(guest, placed);
    expect(events.filter(({ action, by }) => action === 'complete' && by === 'customer')).toHaveLength(1);
  });

  test('is completed by a day of silence', async () => {
    const { placed, owner: ada, agent, steps } = await doneThereRun(world, 'shopping');
    answered(await steps.leave({ givenBy: null }));
    await runOrderTimers(world.db, hoursLater(23.9));
    expect(await seenBy(ada.client, placed)).toMatchObject({ status: 'delivered' });
    await runOrderTimers(world.db, hoursLater(24.1));
    expect(await seenBy(ada.client, placed)).toMatchObject({ status: 'completed', actions: [] });
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(12_000);
  });

  test('is not completed while a claim is open', async () => {
    const { placed, owner: ada, steps, line } = await doneThereRun(world, 'shopping');
    answered(await steps.leave({ givenBy: null, laidOutKobo: 150_000, ...waived }));
    answered(await claimThrough(ada.client, placed, { itemId: line(0).id }));
    expect((await seenBy(ada.client, placed)).actions).toEqual([]);
    expect(await confirm(ada.client, placed)).toMatchObject({ reason: 'out-of-turn' });
  });

  test('costs no fee where its agent came there much later than was said, and the wait there is nobody’s delay', async () => {
    const promiseRange = (code: string, minutes: number | null = 20) =>
      world.db`update customer_order set soonest_minutes = ${minutes}::int where code = ${code}`;
    const { placed, owner: ada, steps } = await doneThereRun(world, 'assigned');
    await promiseRange(placed.code);
    vi.setSystemTime(hoursLater(3));
    answered(await steps.startShopping());
    answered(await steps.leave({ givenBy: null }));
    expect(await seenBy(ada.client, placed)).toMatchObject({ feeBackKobo: 15_000, billKobo: 5000 });
    vi.setSystemTime(wednesdayMorning);
    const waited = await doneThereRun(world, 'shopping');
    await promiseRange(waited.placed.code);
    vi.setSystemTime(hoursLater(3));
    await passes(180);
    answered(await waited.steps.leave({ givenBy: null }));
    expect(await seenBy(waited.owner.client, waited.placed)).toMatchObject({ feeBackKobo: 0 });
    vi.setSystemTime(wednesdayMorning);
    const untold = await doneThereRun(world, 'assigned');
    await promiseRange(untold.placed.code, null);
    vi.setSystemTime(hoursLater(3));
    answered(await untold.steps.startShopping());
    answered(await untold.steps.leave({ givenBy: null }));
    expect(await seenBy(untold.owner.client, untold.placed)).toMatchObject({ feeBackKobo: 0 });
  });
});

test('a task that ends where it is done is neither carried on nor handed to a rider', async () => {
  const { steps } = await doneThereRun(world, 'shopping');
  answered(await steps.leave({ givenBy: null }));
  expect(await steps.setOff()).toMatchObject({ reason: 'out-of-turn' });
  const brings = await runAt(world, 'shopping', {
    wanted: { errand: taskAt(), items: [lineOf('Pay my light bill')] },
  });
  answered(await brings.steps.leave({ givenBy: null }));
  answered(await brings.steps.setOff());
});
