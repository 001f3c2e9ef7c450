import { expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { moveAgent } from '#contract/agents/admin/endpoints.ts';
import { applyAsAgent, changeMyWork, goOffline, goOnline } from '#contract/agents/endpoints.ts';
import { cityId, type CityId } from '#contract/cities/ids.ts';
import { listAllMarkets } from '#contract/markets/endpoints.ts';
import { changeMarket } from '#contract/markets/endpoints.ts';
import { listAgentsFor } from '#contract/dispatch/admin/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import { listArrivals, moveOrder, trackOrder } from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, number, text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { applicationFrom, signUpAgent } from '#test/factories/agents.ts';
import { openServing } from '#test/database.ts';
import { openCity } from '#test/factories/cities.ts';
import { agentWithFloat, everybodyGoesHome, offered, offersOf, orderNow } from '#test/factories/dispatch.ts';
import { marketNamed, newPhone, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);
const numberOf = (row: { number: number }) => row.number;
const before = await placeThrough(world.device());
const { city, market, address } = await openCity(owner);
const abujaId = cityId.parse('01900000-0000-7000-8000-000000000001');
const utako = await marketNamed(world, 'Utako Market');
const { client: office } = await signUpAdmin(world, ['orders:view', 'orders:manage', 'agents:manage']);

test('an order carries the letters of its city from the second city on', async () => {
  expect(before.code).toMatch(/^MW-[2-9A-HJ-NP-Z]{8}$/);
  const there = await placeThrough(world.device(), { marketId: market.id, address });
  expect(there.code).toMatch(/^MW-KB-[2-9A-HJ-NP-Z]{8}$/);
  expect((await placeThrough(world.device())).code).toMatch(/^MW-AB-/);
  const rows = await world.db.rows({ name: text })`
    select city.name from customer_order o join city on city.id = o.city_id where o.code = ${there.code}`;
  expect(rows).toEqual([{ name: 'Kubwa' }]);
});

test('a code is found as people type it, with and without its letters, and an old one too', async () => {
  const placed = await placeThrough(world.device(), { marketId: market.id, address });
  const tail = placed.code.slice(-8);
  const digits = placed.order.customer.phone?.slice(-4) ?? '';
  for (const code of [placed.code, `MW-${tail}`, tail, `kb ${tail.toLowerCase()}`, `KB${tail}`]) {
    const tracked = await world.device().call(trackOrder, { code, digits });
    expect(tracked).toMatchObject({ ok: true, value: { code: placed.code } });
    const { orders } = answered(await office.call(listOrders, { search: code }));
    expect(orders.map((order) => order.code)).toEqual([placed.code]);
  }
  const begun = answered(await office.call(listOrders, { search: placed.code.slice(0, 10) }));
  expect(begun.orders.map(({ code }) => code)).toContain(placed.code);
  const oldDigits = before.order.customer.phone?.slice(-4) ?? '';
  for (const code of [before.code, `MW-AB-${before.code.slice(-8)}`])
    expect(await world.device().call(trackOrder, { code, digits: oldDigits })).toMatchObject({ ok: true });
  const wrongCity = { code: `MW-AB-${tail}`, digits };
  expect(await world.device().call(trackOrder, wrongCity)).toMatchObject({ reason: 'no-such-order' });
});

test('numbers of orders by a part of a phone, and by promise, are of the cities that somebody sees', async () => {
  const customer = { name: 'Amaka Obi', phone: newPhone() };
  await placeThrough(world.device(), { customer });
  const there = await placeThrough(world.device(), { marketId: market.id, address });
  const phone = there.order.customer.phone ?? '';
  const [row] = await world.db.one({ number })`select number from customer_order where code = ${there.code}`;
  const served = await openServing(world.db);
  const pieces = [phone.slice(-4), customer.phone.slice(-4)];
  const found = async (on: Db) => {
    const byPhone = await on.rows({ number })`
      select number from orders_with_phone(${pieces}::text[], 100) as held (number)`;
    const byPromise = await on.rows({ number })`
      select number from orders_by_promise('-infinity', -1, 'infinity', 100) as held (number)`;
    return { byPhone: byPhone.map(numberOf), byPromise: byPromise.map(numberOf) };
  };
  const inKubwa = await found(served.within([city.id]));
  expect(inKubwa.byPhone).toEqual([row.number]);
  const own = await world.db.rows({ number })`select number from customer_order where city_id = ${city.id}`;
  expect(inKubwa.byPromise.toSorted()).toEqual(own.map(numberOf).toSorted());
  const inBoth = await found(served.within([city.id, abujaId]));
  expect(inBoth.byPhone).toHaveLength(2);
  expect(await found(served.within([]))).toEqual({ byPhone: [], byPromise: [] });
  // The functions fail for a caller without cities.
  await expect(found(served)).rejects.toThrow(/marketwaka\.cities|malformed array/);
});

test('an order is offered, and can be given, to agents of its city alone', async () => {
  await everybodyGoesHome(world);
  const here = await agentWithFloat(world, { name: 'Abuja Ade' });
  const there = await agentWithFloat(world, { name: 'Kubwa Kemi', marketIds: [market.id] });
  const placed = await orderNow(world, { marketId: market.id, address });
  await offered(there, placed);
  expect(await offersOf(here)).toEqual([]);
  const able = answered(await office.call(listAgentsFor, { code: placed.code }));
  expect(able.map(({ userId }) => userId)).toEqual([there.user.id]);
  const assign = {
    clientRequestId: randomUUID(),
    code: placed.code,
    action: 'assign',
    reason: null,
  } as const;
  const given = { ...assign, version: placed.order.version, agentId: here.user.id };
  expect(await office.call(moveOrder, given)).toMatchObject({ reason: 'needs-agent' });
  await everybodyGoesHome(world);
});

test('an address in another city has no arrival from a market', async () => {
  await agentWithFloat(world);
  const from = async (door: typeof address | null) => {
    const to = door === null ? null : { area: door.area, pin: door.pin };
    const arrivals = answered(await world.device().call(listArrivals, { items: 3, address: to }));
    return arrivals.find(({ marketId }) => marketId === utako)?.arrival;
  };
  expect(await from(null)).toHaveProperty('earliest');
  expect(await from(address)).toBeNull();
  await everybodyGoesHome(world);
});

test('arrivals are listed for one city, and for all where nobody names one', async () => {
  await agentWithFloat(world);
  const from = async (asked: { cityId?: CityId }) =>
    answered(await world.device().call(listArrivals, { items: 3, address: null, ...asked }));
  const all = await from({});
  const here = await from({ cityId: abujaId });
  expect(all.map(({ marketId }) => marketId)).toContain(market.id);
  expect(await from({ cityId: city.id })).toEqual(all.filter(({ marketId }) => marketId === market.id));
  expect(here).toEqual(all.filter(({ marketId }) => marketId !== market.id));
  expect(here.find(({ marketId }) => marketId === utako)?.arrival).toHaveProperty('earliest');
  expect(await from({ cityId: cityId.parse('01900000-0000-7000-8000-00000000dead') })).toEqual([]);
  await everybodyGoesHome(world);
});

test('an agent knows markets of one city, and the database holds them to it', async () => {
  const someone = await signUpCustomer(world);
  const both = await applicationFrom(world, someone.client, { marketIds: [utako, market.id] });
  expect(await someone.client.call(applyAsAgent, both)).toMatchObject({ reason: 'several-cities' });
  const agent = await signUpAgent(world);
  const work = { vehicle: 'motorcycle', works: 'both', marketIds: [market.id] } as const;
  const elsewhere = { ...work, marketIds: [market.id] };
  expect(await agent.client.call(changeMyWork, elsewhere)).toMatchObject({ reason: 'other-city' });
  await expect(
    world.db`insert into agent_market (user_id, city_id, market_id) values (${agent.user.id}, ${city.id}, ${market.id})`,
  ).rejects.toThrow(/an_agent_knows_markets_of_their_city/);
});

test('the office moves an agent to another city once they are offline', async () => {
  const agent = await signUpAgent(world);
  answered(await agent.client.call(goOnline, { marketId: utako }));
  const move = { userId: agent.user.id, cityId: city.id };
  expect(await office.call(moveAgent, move)).toMatchObject({ reason: 'agent-online' });
  answered(await agent.client.call(goOffline, {}));
  expect(answered(await office.call(moveAgent, move))).toMatchObject({
    cityId: city.id,
    marketIds: [market.id],
  });
  const published = await world.db.rows({ topics: arrayOf(text) })`
    select topics from outbox_event where name = 'agent.moved' and payload ->> 'userId' = ${agent.user.id}`;
  // The old city's staff lose them from their lists; the new city's topic is added where it is published.
  const ofAbuja = await world.db.rows({
    id: text,
  })`select city_id::text as id from market where id = ${utako}`;
  expect(published.map(({ topics }) => topics)).toEqual([
    expect.arrayContaining(['agents', `account:${agent.user.id}`, `agents:${ofAbuja[0]?.id}`]),
  ]);
  answered(await agent.client.call(goOnline, { marketId: market.id }));
  expect(await agent.client.call(goOnline, { marketId: utako })).toMatchObject({ reason: 'market-gone' });
  await everybodyGoesHome(world);
});

test('a market that has orders stays in its city', async () => {
  const abuja = answered(await owner.call(listAllMarkets, {})).find(({ id }) => id === utako);
  if (abuja === undefined) throw new Error('Utako is gone');
  const { name, description, location, isActive, hours } = abuja;
  const written = { name, description, location, isActive, hours, marketDays: ['monday' as const] };
  const moved = await owner.call(changeMarket, { ...written, marketId: utako, cityId: city.id });
  expect(moved).toMatchObject({ reason: 'city-fixed' });
});
