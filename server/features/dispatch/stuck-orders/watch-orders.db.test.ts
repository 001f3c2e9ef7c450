import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { goOffline, suspendAgent } from '#contract/agents/endpoints.ts';
import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import { showRun, startShopping } from '#contract/orders/run/endpoints.ts';
import { answered } from '#test/client.ts';
import { report } from '#test/factories/agents.ts';
import {
  agentWithFloat,
  everybodyGoesHome,
  lookNow,
  minutesPass,
  offered,
  orderNow,
  standingOf,
  taken,
} from '#test/factories/dispatch.ts';
import { linkOf, moveBy, type Placed } from '#test/factories/orders.ts';
import { onRun } from '#test/factories/run.ts';
import { signUpAdmin, type SomeoneSignedIn } from '#test/factories/people.ts';
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

async function heardEvents({ order }: Placed): Promise<string[]> {
  const rows = await world.db<{ kind: string }[]>`
    select kind from outbox_event where payload ->> 'orderId' = ${order.id} order by id`;
  return rows.map(({ kind }) => kind);
}

test('three minutes without an agent: the board rings, once, and is quiet when somebody comes', async () => {
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

test('given back, it is without an agent anew: three minutes later the board rings again', async () => {
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

test('fifteen minutes without an agent: the customer is offered a later time', async () => {
  const amaka = world.device();
  const placed = await orderNow(world, {}, amaka);
  await minutesPass(world, 15.1);
  await watchOrders(world.db);
  const look = async () => answered(await amaka.call(showOrder, linkOf(placed))).newTime;
  await expect.poll(look).not.toBeNull();
  const newTime = await look();
  expect(new Date(newTime?.startsAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 55 * 60_000);
  const musa = await agentWithFloat(world);
  await minutesPass(world, 0);
  await taken(world, musa, placed);
  expect(await look()).toBeNull();
});

test('an agent who is silent for five minutes before shopping: somebody else can have it', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await taken(world, musa, placed);
  await minutesPass(world, 4);
  answered(await report(musa.client, atUtako));
  await minutesPass(world, 4);
  expect(await standingOf(world, placed)).toMatchObject({ status: 'assigned' });
  const halima = await agentWithFloat(world);
  await minutesPass(world, 1.1);
  await watchOrders(world.db);
  await lookNow(world);
  await offered(halima, placed);
  expect(answered(await musa.client.call(showRun, {})).orders).toEqual([]);
  const story = answered(await ngozi.client.call(showOrder, { code: placed.code, token: null })).events;
  expect(story.at(-1)).toMatchObject({ action: 'giveUp', by: 'system', reason: 'agent-silent' });
});

test('silent for ten minutes later on: the board rings, and is quiet when the phone is heard again', async () => {
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

test('running late: its customer hears it before the board does, once', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await taken(world, musa, placed);
  await shops(musa, placed);
  await minutesPass(world, 36);
  await watchOrders(world.db);
  await expect.poll(() => alarmsOf(placed)).toContain('running-late');
  const kinds = (await heardEvents(placed)).filter((kind) => /runningLate|alarm/.test(kind));
  expect(kinds.indexOf('order.runningLate')).toBeLessThan(kinds.lastIndexOf('alarm.raise'));
  await minutesPass(world, 1);
  expect((await heardEvents(placed)).filter((kind) => kind === 'order.runningLate')).toHaveLength(1);
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

test('suspended in the middle: what was not begun is somebody else’s, what is carried rings', async () => {
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
