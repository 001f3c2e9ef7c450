import { expect, test } from 'vitest';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import { searchEverything } from '#contract/admin/search-endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered } from '#test/client.ts';
import { signUpAgent } from '#test/factories/agents.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

async function finder(permissions: readonly Permission[]) {
  const { client } = await signUpAdmin(world, permissions);
  return async (search: string) => {
    const { orders, people, agents } = answered(await client.call(searchEverything, { search }));
    return {
      orders: orders && orders.found.map(({ code }) => code),
      people: people && people.found.map(({ userId }) => userId),
      agents: agents && agents.found.map(({ userId }) => userId),
    };
  };
}

const everything = await finder(['orders:view', 'users:view', 'agents:manage']);

test('one search finds an order, a customer and an agent by a part of the number and by the name', async () => {
  const customer = { name: 'Zainab Danjuma', phone: '0805 777 1234' };
  const { code } = await placeThrough(world.device(), { customer });
  const zainab = await signUpCustomer(world, 'zee');
  answered(await zainab.client.call(changeProfile, { name: 'Zainab Danjuma', phone: '0805 777 9999' }));
  const agent = await signUpAgent(world, { name: 'Zainab Rider', phone: '0805 777 5555' });

  for (const part of ['0805777', '234805777', '805 777']) {
    expect(await everything(part)).toEqual({
      orders: [code],
      people: [zainab.user.id],
      agents: [agent.user.id],
    });
  }
  expect(await everything('1234')).toEqual({ orders: [code], people: [], agents: [] });
  // Words of an order are searchable a moment after it was placed.
  await expect.poll(async () => (await everything('zainab dan')).orders).toEqual([code]);
  expect(await everything('zainab')).toMatchObject({ people: [zainab.user.id], agents: [agent.user.id] });
  expect((await everything(code.slice(0, 7))).orders).toContain(code);
  expect(await everything('%%')).toEqual({ orders: [], people: [], agents: [] });
});

test('an admin finds only what they may see, and learns nothing of the rest', async () => {
  const { code } = await placeThrough(world.device(), { customer: { name: 'Ladi', phone: '08061112222' } });
  const agent = await signUpAgent(world, { name: 'Ladi Musa', phone: '08061113333' });
  const asks = async (permissions: readonly Permission[]) => (await finder(permissions))('0806111');
  expect(await asks(['orders:view'])).toEqual({ orders: [code], people: null, agents: null });
  expect(await asks(['agents:manage'])).toEqual({ orders: null, people: null, agents: [agent.user.id] });
  // Without the list of agents they are found as the people they are.
  expect(await asks(['users:view'])).toEqual({ orders: null, people: [agent.user.id], agents: null });
  const nothing = { orders: null, people: null, agents: null };
  expect(await asks(['markets:manage'])).toEqual(nothing);
  const { client } = await signUpCustomer(world);
  expect(answered(await client.call(searchEverything, { search: '0806111' }))).toEqual(nothing);
  expect(await world.device().call(searchEverything, { search: 'ladi' })).toMatchObject({ status: 401 });
});
