import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { goOffline, suspendAgent } from '#contract/agents/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import { listArrivals, listBoard, placeOrder, showOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { showRun, startShopping } from '#contract/orders/run/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import { report } from '#test/factories/agents.ts';
import {
  agentWithFloat,
  everybodyGoesHome,
  dispatchNow,
  minutesPass,
  offered,
  orderNow,
  standingOf,
  taken,
} from '#test/factories/dispatch.ts';
import {
  lineOf,
  linkOf,
  moveBy,
  parcelFrom,
  type Placed,
  placeThrough,
  yesThrough,
} from '#test/factories/orders.ts';
import { signUpAdmin, type SomeoneSignedIn } from '#test/factories/people.ts';
import { onRun } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { watchOrders } from './watch-orders.ts';

const world = await openWorld();
const ngozi = await signUpAdmin(world, ['orders:manage', 'orders:view', 'agents:manage']);
const atUtako = { latitude: 9.0659, longitude: 7.4432 };

beforeEach(() => everybodyGoesHome(world));

async function alarmsOf({ code }: Placed): Promise<AlarmKind[]> {
  const alarms = answered(await ngozi.client.call(listAlarms, {}));
  return alarms.filter((alarm) => alarm.code === code).map(({ kind }) => kind);
}

async function shops({ client }: SomeoneSignedIn, { code }: Placed): Promise<void> {
  const step = { clientRequestId: randomUUID(), code, doneAt: null };
  answered(await client.call(startShopping, step));
}

async function noticesOf({ user }: SomeoneSignedIn): Promise<string[]> {
  const rows = await world.db.rows({ kind: text })`
    select kind from notice where account_id = ${user.id}`;
  return rows.map(({ kind }) => kind);
}

async function eventsOf({ order }: Placed): Promise<string[]> {
  const rows = await world.db.rows({ kind: text })`
    select kind from outbox_event where payload ->> 'orderId' = ${order.id} order by id`;
  return rows.map(({ kind }) => kind);
}

function placeParcel(customer: Client, given: Parameters<typeof parcelFrom>[0] = {}): Promise<Placed> {
  const items = [lineOf('Two gowns in a bag', { capKobo: null })];
  return placeThrough(customer, { errand: parcelFrom(given), items });
}

test('an order three minutes without an agent rings the board, once, and is quiet when somebody comes', async () => {
  const placed = await orderNow(world);
  await minutesPass(world, 2);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).toEqual([]);
  await minutesPass(world, 1.1);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toEqual(['no-agent']);
  const alarms = answered(await ngozi.client.call(listAlarms, {}));
  const alarmId = alarms.find(({ code }) => code === placed.code)?.id ?? ('' as never);
  answered(await ngozi.client.call(settleAlarm, { alarmId }));
  await minutesPass(world, 1);
  const musa = await agentWithFloat(world);
  await minutesPass(world, 0);
  await offered(musa, placed);
  expect(await alarmsOf(placed)).toEqual([]);
});

test('an order that is given back is without an agent anew, and rings the board again three minutes later', async () => {
  const amaka = world.device();
  const placed = await orderNow(world, {}, amaka);
  await minutesPass(world, 3.1);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toEqual(['no-agent']);
  const musa = await agentWithFloat(world);
  await minutesPass(world, 0);
  await taken(world, musa, placed);
  await minutesPass(world, 4);
  answered(await onRun(musa, placed).giveUp('My tyre is flat'));
  answered(await musa.client.call(goOffline, {}));
  await minutesPass(world, 2);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).not.toContain('no-agent');
  await minutesPass(world, 1.1);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('no-agent');
  await minutesPass(world, 6);
  expect(answered(await amaka.call(showOrder, linkOf(placed))).newTime).toBeNull();
  await minutesPass(world, 6.1);
  await watchOrders(world.db);
  await expect.poll(async () => answered(await amaka.call(showOrder, linkOf(placed))).newTime).not.toBeNull();
});

test('the customer of an order fifteen minutes without an agent is offered a later time', async () => {
  const amaka = world.device();
  const placed = await orderNow(world, {}, amaka);
  await minutesPass(world, 15.1);
  await watchOrders(world.db);
  const cycle = async () => answered(await amaka.call(showOrder, linkOf(placed))).newTime;
  await expect.poll(cycle).not.toBeNull();
  const newTime = await cycle();
  expect(new Date(newTime?.startsAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 55 * 60_000);
  const musa = await agentWithFloat(world);
  await minutesPass(world, 0);
  await taken(world, musa, placed);
  expect(await cycle()).toBeNull();
});

test('an agent who is silent for five minutes before shopping loses the order to somebody else', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await taken(world, musa, placed);
  await minutesPass(world, 4);
  answered(await report(musa.client, atUtako));
  await minutesPass(world, 4);
  expect(await standingOf(world, placed)).toMatchObject({ status: 'assigned' });
  // Three minutes are over: the office can ring them, and their phone was notified.
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('agent-silent');
  await expect.poll(() => noticesOf(musa)).toContain('still-there');
  const halima = await agentWithFloat(world);
  await minutesPass(world, 1.1);
  await watchOrders(world.db);
  await dispatchNow(world);
  await offered(halima, placed);
  expect(answered(await musa.client.call(showRun, {})).orders).toEqual([]);
  const history = answered(await ngozi.client.call(showOrder, { code: placed.code, token: null })).events;
  expect(history.at(-1)).toMatchObject({ action: 'giveUp', by: 'system', reason: 'agent-silent' });
});

test('an agent who is silent for ten minutes later on rings the board, which is quiet when the phone is seen again', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await taken(world, musa, placed);
  await shops(musa, placed);
  await minutesPass(world, 9);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).not.toContain('agent-silent');
  await minutesPass(world, 1.1);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('agent-silent');
  expect(await standingOf(world, placed)).toMatchObject({ status: 'shopping', agentId: musa.user.id });
  answered(await report(musa.client, atUtako));
  await world.db`update alarm set raised_at = raised_at - interval '1 second'`;
  await minutesPass(world, 0);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).not.toContain('agent-silent');
});

test('an order that runs late notifies its customer before the board, once', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await taken(world, musa, placed);
  await shops(musa, placed);
  await minutesPass(world, 60);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('running-late');
  const kinds = (await eventsOf(placed)).filter((kind) => /runningLate|alarm/.test(kind));
  expect(kinds.indexOf('order.runningLate')).toBeLessThan(kinds.lastIndexOf('alarm.raise'));
  await minutesPass(world, 1);
  expect((await eventsOf(placed)).filter((kind) => kind === 'order.runningLate')).toHaveLength(1);
});

test('a parcel that runs late and whose customer was promised no time raises no alarm and no notice, and promises nothing', async () => {
  const customer = world.device();
  const placed = await placeParcel(customer);
  await world.db`
    update customer_order set confirmed_at = now() - interval '2 hours', scheduled_for = null,
      soonest_minutes = null, eta_from = now() + interval '9 minutes', eta_to = now() + interval '20 minutes'
    where code = ${placed.code}`;
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).not.toContain('running-late');
  expect(await eventsOf(placed)).not.toContain('order.runningLate');
  const { promisedUntil } = answered(await customer.call(showOrder, linkOf(placed)));
  expect(promisedUntil).toBeNull();
  const { orders } = answered(await ngozi.client.call(listOrders, {}));
  expect(orders.find(({ code }) => code === placed.code)).toMatchObject({ promisedAt: null, isLate: false });
});

test('running late: the wait that a customer agreed to is no delay while its agent stands there, and counts as it was charged once they left', async () => {
  const musa = await agentWithFloat(world);
  const customer = world.device();
  const placed = await placeParcel(customer, { waitSteps: 5 });
  await taken(world, musa, placed);
  const isConfirmed = (minutesAgo: number) => world.db`
    update customer_order set confirmed_at = now() - ${minutesAgo} * interval '1 minute', scheduled_for = null
    where code = ${placed.code}`;
  await isConfirmed(0);
  await world.db`update customer_order set soonest_minutes = 20, minutes = 45 where code = ${placed.code}`;
  const promise = async () => answered(await customer.call(showOrder, linkOf(placed))).promisedUntil;
  const minutesTo = async () => Math.ceil((Date.parse((await promise()) ?? '') - Date.now()) / 60_000);
  const listed = async () =>
    answered(await ngozi.client.call(listOrders, {})).orders.find(({ code }) => code === placed.code);
  const isExpectedIn = (minutes: number) => world.db`
    update customer_order set eta_from = now() + ${minutes} * interval '1 minute',
      eta_to = now() + ${minutes + 11} * interval '1 minute'
    where code = ${placed.code}`;
  expect(await minutesTo()).toBe(45);
  await shops(musa, placed);
  await isExpectedIn(60);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).not.toContain('running-late');
  expect(await minutesTo()).toBe(45 + 5 * 15);
  expect(await listed()).toMatchObject({ isLate: false });
  answered(await onRun(musa, placed).leave());
  await isConfirmed(70);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('running-late');
  expect(await minutesTo()).toBe(-25);
  expect(await listed()).toMatchObject({ isLate: true });
});

test('running late: an order that was late before its agent came to the stop stays so while they wait there', async () => {
  const musa = await agentWithFloat(world);
  const placed = await placeParcel(world.device(), { waitSteps: 5 });
  await taken(world, musa, placed);
  await world.db`
    update customer_order set confirmed_at = now() - interval '50 minutes', scheduled_for = null,
      soonest_minutes = 20, minutes = 45, eta_from = now() + interval '9 minutes', eta_to = now() + interval '20 minutes'
    where code = ${placed.code}`;
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('running-late');
  await shops(musa, placed);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).toContain('running-late');
});

test('the quote, the list of markets, the order and its tracking name one range, from then to when an agent has it', async () => {
  await agentWithFloat(world);
  const customer = world.device();
  const yes = await yesThrough(customer);
  const { marketId, items, address } = yes;
  const { area, pin } = address;
  const listed = answered(await customer.call(listArrivals, { items: items.length, address: { area, pin } }));
  const { when, arrival } = yes.agreed;
  expect(listed.find((market) => market.marketId === marketId)).toEqual({ marketId, when, arrival });
  if (arrival === null || arrival === undefined)
    throw new Error('an agent is at work, and no range is shown');
  expect(arrival.latest - arrival.earliest).toBeLessThan(30);
  const placed = answered(await customer.call(placeOrder, yes));
  const { placedAt, scheduledFor, eta } = placed.order;
  const after = (minutes: number) =>
    new Date(Date.parse(scheduledFor ?? placedAt) + minutes * 60_000).toISOString();
  expect(eta).toEqual({ from: after(arrival.earliest), to: after(arrival.latest) });
  await dispatchNow(world);
  const digits = yes.customer.phone.slice(-4);
  const tracked = answered(await customer.call(trackOrder, { code: placed.code, digits }));
  expect(tracked).toMatchObject({ eta, promisedUntil: eta?.to });
  const board = answered(await ngozi.client.call(listBoard, {}));
  expect(board.find(({ code }) => code === placed.code)).toMatchObject({ eta, promisedUntil: eta?.to });
});

test('a late order raises its alarm and notice only once the promise is unlikely to hold, and the alarm ends when it holds again', async () => {
  const placed = await orderNow(world);
  const reckon = (from: number, to: number) => world.db`
    update customer_order set confirmed_at = now() - interval '38 minutes', soonest_minutes = 20, minutes = 45,
      eta_from = now() + ${from} * interval '1 minute', eta_to = now() + ${to} * interval '1 minute'
    where code = ${placed.code}`;
  await reckon(3, 14);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).not.toContain('running-late');
  await reckon(7, 18);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('running-late');
  await reckon(3, 14);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).not.toContain('running-late');
});

test('a scheduled order waits without alarms until its time has come', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await world.db`
    update customer_order set scheduled_for = now() + interval '1 hour' where code = ${placed.code}`;
  await world.db`update offer set outcome = 'withdrawn', ended_at = now() where is_open`;
  await minutesPass(world, 20);
  await watchOrders(world.db);
  expect(await alarmsOf(placed)).toEqual([]);
  await world.db`update customer_order set scheduled_for = now() where code = ${placed.code}`;
  answered(await report(musa.client, atUtako));
  await minutesPass(world, 0);
  await offered(musa, placed);
});

test('an agent who is suspended in the middle loses what was not begun, and what is carried rings the board', async () => {
  const musa = await agentWithFloat(world);
  const begun = await orderNow(world);
  await taken(world, musa, begun);
  await shops(musa, begun);
  const waiting = await orderNow(world);
  await world.db`
    update customer_order set status = 'assigned', agent_id = ${musa.user.id} where code = ${waiting.code}`;
  answered(await ngozi.client.call(suspendAgent, { userId: musa.user.id, reason: 'Rude at doors' }));
  expect(await standingOf(world, waiting)).toMatchObject({ status: 'confirmed', agentId: null });
  expect(await standingOf(world, begun)).toMatchObject({ status: 'shopping', agentId: musa.user.id });
  expect(await alarmsOf(begun)).toContain('agent-silent');
  const again = { agentId: musa.user.id, reason: null };
  expect(await moveBy(world, ngozi.client, waiting.code, 'assign', again)).toMatchObject({
    reason: 'needs-agent',
  });
});
