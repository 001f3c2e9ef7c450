import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { showRun, startShopping } from '#contract/orders/run/endpoints.ts';
import { answered } from '#test/client.ts';
import { moveBy, placeThrough, wednesdayMorning } from '#test/factories/orders.ts';
import {
  agentWithFloat,
  alarmsOn,
  bookSays,
  giveTo,
  handTo,
  inFull,
  onPhone,
  onRun,
  paidForEach,
  runAt,
  seenBy,
} from '#test/factories/run.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-run-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const minutesLater = (minutes: number) => new Date(wednesdayMorning.getTime() + minutes * 60_000);
const feesKobo = 20_000;
const boughtKobo = 2 * paidForEach;

describe('an order that changes hands', () => {
  test('is the rider’s from the market on, and they share what it earns', async () => {
    vi.setSystemTime(wednesdayMorning);
    const { placed, agent, customer, steps } = await runAt(world, 'ready_for_delivery');
    const rider = await agentWithFloat(world, 0);
    await handTo(world, rider, placed);
    expect(await onPhone(agent, placed)).toBeUndefined();
    expect(await onPhone(rider, placed)).toMatchObject({
      part: 'door',
      bag: 'A',
      customer: { name: 'Amaka Obi' },
      toCollectKobo: boughtKobo + feesKobo,
    });
    expect(await steps.setOff()).toMatchObject({ status: 404 });
    const theirs = onRun(rider, placed);
    answered(await theirs.setOff());
    answered(await theirs.arrive());
    answered(await theirs.deliver(await inFull(customer, placed)));
    expect(await bookSays(world, 'agent_float', rider.user.id)).toBe(boughtKobo + feesKobo);
    await runOrderTimers(world.db, minutesLater(24 * 60));
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(6000);
    expect(await bookSays(world, 'agent_earnings', rider.user.id)).toBe(6000);
  });

  test('is not shown to its former agent, when a step of theirs is sent once more', async () => {
    const { placed, agent } = await runAt(world, 'assigned');
    const step = { clientRequestId: randomUUID(), code: placed.order.code, doneAt: null };
    const first = answered(await agent.client.call(startShopping, step));
    expect(first.customer.phone).not.toBe('');
    expect(answered(await agent.client.call(startShopping, step))).toEqual(first);
    const next = await agentWithFloat(world);
    answered(await moveBy(world, admin.client, placed.code, 'reassign', { agentId: next.user.id }));
    const repeated = answered(await agent.client.call(startShopping, step));
    expect(repeated).toMatchObject({ customer: { name: '', phone: '' }, address: { landmark: '' } });
  });

  test('can be given back before shopping, and leaves nothing of the customer on the phone', async () => {
    const { placed, agent, steps } = await runAt(world, 'assigned');
    const left = answered(await steps.giveUp('My tyre is flat'));
    expect(left).toMatchObject({ status: 'confirmed', customer: { phone: '' }, address: { landmark: '' } });
    expect(await steps.startShopping()).toMatchObject({ status: 404 });
    await giveTo(world, await agentWithFloat(world), placed);
    expect(await onPhone(agent, placed)).toBeUndefined();
  });

  test('has the same letter on its bag while others go, and one whose goods are still to come back lends its to nobody', async () => {
    const { placed: first, agent, steps } = await runAt(world, 'bought');
    const { placed: second } = await runAt(world, 'assigned', { agent });
    const letters = async () =>
      answered(await agent.client.call(showRun, {})).orders.map(({ code, bag }) => [code, bag]);
    expect(await letters()).toEqual([
      [first.code, 'A'],
      [second.code, 'B'],
    ]);
    answered(await steps.cancel('The bag tore'));
    expect(await letters()).toEqual([[second.code, 'B']]);
    const { placed: third } = await runAt(world, 'assigned', { agent });
    expect((await letters()).at(-1)).toEqual([third.code, 'C']);
    // A reference to the letter that somebody else's bag of the same agent has is refused by the database itself.
    const taken = world.db`update customer_order set bag = 'B' where code = ${third.code}`;
    await expect(taken).rejects.toThrow('one_bag_for_a_letter');
  });

  test('given to one agent many at once has as many letters', async () => {
    const agent = await agentWithFloat(world);
    const placed = await Promise.all([1, 2, 3, 4].map(() => placeThrough(world.device())));
    await Promise.all(placed.map((one) => giveTo(world, agent, one)));
    const { orders } = answered(await agent.client.call(showRun, {}));
    expect(orders.map(({ bag }) => bag).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('that its agent cancels goes back whole, and rings the office', async () => {
    const { placed, agent, steps } = await runAt(world, 'bought');
    answered(await steps.cancel('The market is on fire'));
    expect(await alarmsOn(world, placed)).toEqual(['agent-cancelled']);
    const alarms = answered(await admin.client.call(listAlarms, {}));
    const { name, phone } = placed.order.customer;
    expect(alarms.find(({ code }) => code === placed.code)?.customer).toEqual({ name, phone });
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
    expect(await bookSays(world, 'goods', placed.order.id)).toBe(0);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - boughtKobo);
  });

  test.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('that the office has to %s on the way goes back whole', async (action, status) => {
    const { placed, agent, customer } = await runAt(world, 'on_the_way');
    answered(await moveBy(world, admin.client, placed.code, action));
    expect(await seenBy(customer, placed)).toMatchObject({ status, pin: null });
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
    expect(await bookSays(world, 'goods', placed.order.id)).toBe(0);
    expect(await onPhone(agent, placed)).toBeUndefined();
  });

  test('that came late and is cancelled gives back no fee that nobody paid', async () => {
    vi.setSystemTime(wednesdayMorning);
    const { placed, steps } = await runAt(world, 'on_the_way');
    vi.setSystemTime(minutesLater(60));
    answered(await steps.arrive());
    answered(await moveBy(world, admin.client, placed.code, 'cancel'));
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
    expect(await bookSays(world, 'refund_due', placed.order.id)).toBe(0);
    vi.setSystemTime(wednesdayMorning);
  });

  test('is as it was written after a restart, and the goods stay with the agent who bought them', async () => {
    const { placed, agent, customer, line } = await runAt(world, 'on_the_way');
    answered(await moveBy(world, admin.client, placed.code, 'restart', { reason: 'The bag fell open' }));
    const seen = await seenBy(customer, placed);
    expect(seen).toMatchObject({ status: 'confirmed', pin: null, billKobo: feesKobo, receiptUrls: [] });
    expect(seen.items.map(({ status, paidKobo }) => [status, paidKobo])).toEqual([
      ['requested', null],
      ['requested', null],
    ]);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000);
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
    const second = await agentWithFloat(world);
    await giveTo(world, second, placed);
    const steps = onRun(second, placed);
    answered(await steps.startShopping());
    answered(
      await steps.find({ itemId: line(0).id, quantity: 2, paidKobo: asKobo(90_000), pictureId: null }),
    );
    answered(await steps.leaveOut(line(1).id));
    answered(await steps.pickUp());
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(90_000 + feesKobo);
  });

  test('at the door, by the office, leaves the new one tries and calls of their own', async () => {
    const going = await runAt(world, 'at_the_door');
    answered(await going.steps.ring());
    const rider = await agentWithFloat(world, 0);
    answered(await moveBy(world, admin.client, going.placed.code, 'reassign', { agentId: rider.user.id }));
    expect(await onPhone(going.agent, going.placed)).toBeUndefined();
    expect(await onPhone(rider, going.placed)).toMatchObject({
      part: 'door',
      arrivedAt: null,
      callAttempts: 0,
      pinTriesLeft: 5,
    });
  });

  test('at the market goes to whom the office sent, also where a rider says yes later', async () => {
    const { placed } = await runAt(world, 'ready_for_delivery');
    const [sent, late] = [await agentWithFloat(world, 0), await agentWithFloat(world, 0)];
    answered(await moveBy(world, admin.client, placed.code, 'reassign', { agentId: sent.user.id }));
    await expect(handTo(world, late, placed)).rejects.toThrow('needs-agent');
    expect(await onPhone(sent, placed)).toMatchObject({ part: 'door' });
  });

  test('is not moved by an admin who ordered it', async () => {
    const office = await signUpAdmin(world, ['orders:view', 'orders:manage']);
    const { placed } = await runAt(world, 'on_the_way', { customer: office.client });
    expect((await seenBy(office.client, placed)).actions).toEqual([]);
    const own = await moveBy(world, office.client, placed.code, 'cancel', { reason: 'I want it back' });
    expect(own).toMatchObject({ ok: false, reason: 'own-account' });
    expect((await seenBy(office.client, placed)).status).toBe('on_the_way');
  });

  test('is never carried by its customer, by account or by phone', async () => {
    const own = await agentWithFloat(world);
    const theirs = await placeThrough(own.client);
    await expect(giveTo(world, own, theirs)).rejects.toThrow('needs-agent');
    const byHand = { agentId: own.user.id, reason: null };
    expect(await moveBy(world, admin.client, theirs.code, 'assign', byHand)).toMatchObject({
      reason: 'needs-agent',
    });
    const same = await agentWithFloat(world);
    await world.db`
      update account set phone = (select customer_phone from customer_order where code = ${theirs.code})
      where id = ${same.user.id}`;
    await expect(giveTo(world, same, theirs)).rejects.toThrow('needs-agent');
    await expect(
      world.db`update customer_order set agent_id = account_id where code = ${theirs.code}`,
    ).rejects.toThrow('nobody_carries_their_own_order');
  });
});
