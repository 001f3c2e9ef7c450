import { expect, test } from 'vitest';
import { goOffline, listAgents, reportPosition, showCarrier } from '#contract/agents/endpoints.ts';
import { boolean, number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { agentOnline, atUtako, report } from '#test/factories/agents.ts';
import { placeThrough, standAt } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { sweepTrail } from './sweep-trail.ts';

const world = await openWorld();
const ngozi = await signUpAdmin(world, ['agents:manage']);
const atKado = { latitude: 9.0845, longitude: 7.4235 };

async function trailOf(userId: string): Promise<number> {
  const [row] = await world.db.one({ places: number })`
    select count(*) as places from agent_trail where user_id = ${userId}`;
  return row.places;
}

async function placeOf(userId: string) {
  const all = answered(await ngozi.client.call(listAgents, {}));
  return all.find((agent) => agent.userId === userId)?.position ?? null;
}

function someTimePasses(userId: string, seconds: number) {
  return world.db`
    update agent set position_at = position_at - ${seconds} * interval '1 second',
      last_seen_at = last_seen_at - ${seconds} * interval '1 second'
    where user_id = ${userId}`;
}

test('a place counts every fifteen seconds, a sign of life each time', async () => {
  const musa = await agentOnline(world, { at: atUtako });
  answered(await report(musa.client, atKado));
  expect(await placeOf(musa.user.id)).toMatchObject(atUtako);
  expect(await trailOf(musa.user.id)).toBe(1);
  await someTimePasses(musa.user.id, 16);
  answered(await report(musa.client, atKado));
  expect(await placeOf(musa.user.id)).toMatchObject(atKado);
  expect(await trailOf(musa.user.id)).toBe(2);
  await someTimePasses(musa.user.id, 60);
  answered(await musa.client.call(reportPosition, { position: null, takenAt: new Date().toISOString() }));
  const [row] = await world.db.one({ isSeen: boolean })`
    select last_seen_at > now() - interval '5 seconds' as "isSeen" from agent where user_id = ${musa.user.id}`;
  expect(row.isSeen).toBe(true);
  expect(await trailOf(musa.user.id)).toBe(2);
});

test('offline nothing is taken, and where they were last is nobody’s business', async () => {
  const musa = await agentOnline(world);
  answered(await musa.client.call(goOffline, {}));
  expect(await placeOf(musa.user.id)).toBeNull();
  expect(await report(musa.client, atKado)).toMatchObject({ reason: 'not-online' });
  expect(await placeOf(musa.user.id)).toBeNull();
});

test('the trail goes after thirty days', async () => {
  const musa = await agentOnline(world);
  await world.db`update agent_trail set at = at - interval '29 days' where user_id = ${musa.user.id}`;
  await sweepTrail(world.db);
  expect(await trailOf(musa.user.id)).toBe(1);
  await world.db`update agent_trail set at = at - interval '2 days' where user_id = ${musa.user.id}`;
  await sweepTrail(world.db);
  expect(await trailOf(musa.user.id)).toBe(0);
});

test('a customer sees who comes by first name, and where only on the way and while it is fresh', async () => {
  const musa = await agentOnline(world, { name: 'Musa Bello' });
  const amaka = world.device();
  const placed = await placeThrough(amaka);
  const look = (client = amaka, token: string | null = placed.token) =>
    client.call(showCarrier, { code: placed.code, token });
  expect(await look()).toMatchObject({ value: { carrier: null } });
  const stand = async (status: 'shopping' | 'on_the_way' | 'delivered') => {
    await world.db`update customer_order set agent_id = ${musa.user.id} where code = ${placed.code}`;
    await standAt(world, placed.code, status);
    await world.db`update customer_order set agent_id = ${musa.user.id} where code = ${placed.code}`;
  };
  await stand('shopping');
  expect(await look()).toMatchObject({
    value: { carrier: { firstName: 'Musa', vehicle: 'motorcycle', position: null } },
  });
  await stand('on_the_way');
  expect(await look()).toMatchObject({ value: { carrier: { position: atUtako } } });
  const stranger = await signUpCustomer(world);
  expect(await look(stranger.client, null)).toMatchObject({ reason: 'not-found' });
  await someTimePasses(musa.user.id, 121);
  expect(await look()).toMatchObject({ value: { carrier: { firstName: 'Musa', position: null } } });
  await stand('delivered');
  expect(await look()).toMatchObject({ value: { carrier: null } });
  expect((await look((await signInOwner(world)).client, null)).ok).toBe(true);
});
