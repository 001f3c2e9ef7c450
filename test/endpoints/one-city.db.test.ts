import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { searchEverything } from '#contract/admin/search-endpoints.ts';
import {
  analyseCities,
  analyseCustomers,
  analyseOrders,
  analyseTakings,
} from '#contract/analytics/endpoints.ts';
import { dayAfter } from '#contract/analytics/range.ts';
import { scopeOf } from '#contract/audience.ts';
import { listAllZones } from '#contract/cities/zones/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { listBoard } from '#contract/orders/endpoints.ts';
import { permissions } from '#contract/permissions.ts';
import { lagosClock } from '#contract/time.ts';
import { reckonReturns } from '#server/features/analytics/reckoning/store/people.ts';
import { answered, type Client } from '../client.ts';
import { marketNamed } from '../factories/orders.ts';
import { signUpAdmin } from '../factories/people.ts';
import { abuja, adminOf, catchUp, foundKano, kano, liveIn, type City } from '../worlds/two-cities.ts';
import { openWorld } from '../world.ts';
import { inputOf } from './staff-inputs.ts';

const world = await openWorld({ clock: 'stands' });

const narrowing = endpoints.filter(({ narrows }) => narrows === true);
const slugs = ['abuja', 'kano'] as const;
const today = lagosClock(new Date()).date;
const thisDay = { from: today, to: today };

let cities: Record<(typeof slugs)[number], City>;
let limited: Record<(typeof slugs)[number], Client>;
let headOffice: Client;

beforeAll(async () => {
  await foundKano(world);
  cities = {
    abuja: await liveIn(world, abuja, 'Zumarock', 'Utako Market'),
    kano: await liveIn(world, kano, 'Daladill', 'Wuse Market'),
  };
  await catchUp(world);
  limited = {
    abuja: (await adminOf(world, [abuja], permissions)).client,
    kano: (await adminOf(world, [kano], permissions)).client,
  };
  headOffice = (await signUpAdmin(world, permissions)).client;
}, 120_000);

/** Input by which a call asks for all that somebody sees. */
function wholeInput(endpoint: Endpoint): Record<string, unknown> {
  const { marketId: _market, cityId: _city, ...input } = inputOf(endpoint, {});
  return endpoint.name === 'listOrders' ? {} : input;
}

const timed = new Set(['onlineSeconds', 'asOf', 'waitedSeconds']);

/** The reply without the time at which it was given. */
async function outcomeOf(
  client: Client,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<unknown> {
  const result = await client.try(endpoint, input);
  if (!result.ok) return `refused: ${result.reason}`;
  return JSON.parse(JSON.stringify(result.value, (name, value: unknown) => (timed.has(name) ? '' : value)));
}

const shape = z.looseObject({ def: z.looseObject({ shape: z.record(z.string(), z.unknown()) }) });

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

test('calls that narrow are reads within cities, and no other call takes a city so', () => {
  expect(narrowing.length).toBeGreaterThan(20);
  for (const endpoint of narrowing)
    expect([endpoint.name, endpoint.method, scopeOf(endpoint)]).toEqual([endpoint.name, 'GET', 'cities']);
  const takesCity = ({ input }: Endpoint) => 'city' in shape.parse(input).def.shape;
  const within = endpoints.filter((endpoint) => scopeOf(endpoint) === 'cities' && takesCity(endpoint));
  expect(within.map(({ name }) => name)).toEqual(narrowing.map(({ name }) => name));
});

describe.each(slugs)('the head office that names %s', (city) => {
  const other = city === 'abuja' ? 'kano' : 'abuja';

  test.each(narrowing)('is answered by $name as an admin of that city is', async (endpoint) => {
    const input = wholeInput(endpoint);
    const reply = await outcomeOf(headOffice, endpoint, { ...input, city });
    expect(reply).toEqual(await outcomeOf(limited[city], endpoint, input));
    const written = JSON.stringify(reply);
    expect(cities[other].markers.filter((marker) => written.includes(marker))).toEqual([]);
  });
});

describe('an admin of Kano alone', () => {
  test.each(narrowing)('names no other city in $name, and Kano changes nothing', async (endpoint) => {
    const input = wholeInput(endpoint);
    const own = await outcomeOf(limited.kano, endpoint, input);
    expect(await outcomeOf(limited.kano, endpoint, { ...input, city: 'kano' })).toEqual(own);
    for (const city of ['abuja', 'nowhere'])
      expect(await outcomeOf(limited.kano, endpoint, { ...input, city })).toBe('refused: not-found');
  });
});

test('an admin of two cities looks at one, and the head office at none that does not exist', async () => {
  const both = (await adminOf(world, [abuja, kano], permissions)).client;
  const ofKano = await outcomeOf(limited.kano, listBoard, {});
  expect(await outcomeOf(both, listBoard, { city: 'kano' })).toEqual(ofKano);
  expect(await outcomeOf(headOffice, listBoard, { city: 'nowhere' })).toBe('refused: not-found');
  expect(await outcomeOf(headOffice, listBoard, { city: 'No slug' })).toBe('refused: bad-input');
  expect(await outcomeOf(headOffice, listAllZones, { city: 'kano' })).toBe('refused: bad-input');
});

test('the head office that names a city finds its orders, people and agents, and none elsewhere', async () => {
  const found = async (search: string, input: { city?: string }) => {
    const { orders, people, agents } = answered(
      await headOffice.call(searchEverything, { search, ...input }),
    );
    return [orders, people, agents].map((kind) => kind?.found.length ?? 0);
  };
  for (const slug of slugs) {
    const other = slug === 'abuja' ? 'kano' : 'abuja';
    const { word } = cities[slug];
    const all = await found(word, {});
    expect(Math.min(...all)).toBeGreaterThan(0);
    expect(await found(word, { city: slug })).toEqual(all);
    expect(await found(word, { city: other })).toEqual([0, 0, 0]);
    expect(await found(cities[slug].ids['code'] ?? '', { city: other })).toEqual([0, 0, 0]);
  }
});

test('figures of the cities add up to those of the head office', async () => {
  const day = async (input: { city?: string }) => {
    const { figures } = answered(await headOffice.call(showDay, input));
    const { placed, underWay, agentsOnline } = figures.road ?? { placed: 0, underWay: 0, agentsOnline: 0 };
    const board = answered(await headOffice.call(listBoard, input)).length;
    const { now } = answered(await headOffice.call(analyseOrders, { ...thisDay, ...input }));
    return { placed, underWay, agentsOnline, board, counted: now.placed, delivered: now.delivered };
  };
  const all = await day({});
  const each = [await day({ city: 'abuja' }), await day({ city: 'kano' })];
  for (const { board, counted } of each) expect(Math.min(board, counted)).toBeGreaterThan(0);
  for (const name of ['placed', 'underWay', 'agentsOnline', 'board', 'counted', 'delivered'] as const)
    expect([name, sum(each.map((one) => one[name]))]).toEqual([name, all[name]]);
});

test('figures city by city are those of each city, and money of none stands in a line of its own', async () => {
  const { cities: rows } = answered(await headOffice.call(analyseCities, thisDay));
  const named = rows.filter(({ slug }) => slug !== null);
  expect(named.map(({ slug }) => slug)).toEqual(['abuja', 'kano']);
  const orders = answered(await headOffice.call(analyseOrders, thisDay)).now;
  const money = answered(await headOffice.call(analyseTakings, thisDay)).now;
  expect(sum(rows.map(({ placed }) => placed))).toBe(orders.placed);
  expect(sum(rows.map(({ onTime }) => onTime))).toBe(orders.onTime);
  expect(sum(rows.map(({ takenKobo }) => takenKobo ?? 0))).toBe(money.cashKobo + money.onlineKobo);
  for (const { slug, placed, delivered, takenKobo } of named) {
    const input = { ...thisDay, ...(slug !== null && { city: slug }) };
    const { now } = answered(await headOffice.call(analyseOrders, input));
    const taken = answered(await headOffice.call(analyseTakings, input)).now;
    expect({ placed, delivered }).toEqual({ placed: now.placed, delivered: now.delivered });
    expect(takenKobo).toBe(taken.cashKobo + taken.onlineKobo);
  }
  const ofKano = answered(await limited.kano.call(analyseCities, thisDay)).cities;
  expect(ofKano).toEqual(named.filter(({ slug }) => slug === 'kano'));
});

test('figures city by city tell no money to somebody who may not see it', async () => {
  const { client } = await signUpAdmin(world, ['analytics:view']);
  const { cities: rows } = answered(await client.call(analyseCities, thisDay));
  expect(rows.map(({ slug, takenKobo }) => [slug, takenKobo])).toEqual([
    ['abuja', null],
    ['kano', null],
  ]);
});

test('a customer of two markets of a city is counted once in it', async () => {
  const [amaka, bola, second] = [randomUUID(), randomUUID(), await marketNamed(world, 'Karmo Market')];
  await world.db`update market set city_id = ${kano} where id = ${second}`;
  const [first, far] = [cities.kano.ids['marketId'], cities.abuja.ids['marketId']];
  const yesterday = dayAfter(today, -1);
  for (const [day, market, customer, orders] of [
    [yesterday, second, amaka, 1],
    [yesterday, null, amaka, 1],
    [today, first, amaka, 1],
    [today, second, amaka, 1],
    [today, far, amaka, 2],
    [today, null, amaka, 4],
    [today, first, bola, 1],
    [today, null, bola, 1],
  ] as const)
    await world.db`
      insert into analytics_customer_day (day, market_id, customer, orders)
      values (${day}, ${market ?? null}, ${customer}, ${orders})`;
  await reckonReturns(world.db, [amaka, bola]);
  const of = async (input: { city?: string }) =>
    answered(await headOffice.call(analyseCustomers, { ...thisDay, ...input }));
  const inKano = await of({ city: 'kano' });
  expect(inKano.now).toEqual({ orders: 3, customers: 2, firstTime: 1, repeat: 1 });
  expect(inKano.periods.map(({ figures }) => figures)).toEqual([inKano.now]);
  expect((await of({ city: 'abuja' })).now).toEqual({ orders: 2, customers: 1, firstTime: 1, repeat: 1 });
  expect((await of({})).now).toEqual({ orders: 5, customers: 2, firstTime: 1, repeat: 1 });
});
