import { expect, test } from 'vitest';
import { listCities } from '#contract/cities/endpoints.ts';
import { changeCitySetting, listCitySettings } from '#contract/cities/settings/endpoints.ts';
import { listArrivals, quoteOrder } from '#contract/orders/endpoints.ts';
import { changeSetting, listSettingChanges } from '#contract/settings/endpoints.ts';
import { kobo, number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { basketFor, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);
const { city, market, address } = await openCity(owner);
const admin = await signUpAdmin(world, ['settings:manage']);
const office = admin.client;
const cityId = city.id;

async function feesAt(marketId?: typeof market.id) {
  const basket = await basketFor(world, marketId === undefined ? {} : { marketId, address });
  const quote = answered(await world.device().call(quoteOrder, basket));
  return [quote.deliveryFeeKobo, quote.serviceFeeKobo, quote.payOnDelivery.unverifiedKobo];
}

test('a city goes by the house’s settings until it is given its own, and again afterwards', async () => {
  const house = await feesAt();
  expect(await feesAt(market.id)).toEqual(house);
  const own = answered(
    await office.call(changeCitySetting, { cityId, key: 'delivery_fee', value: '40000', from: null }),
  );
  expect(own).toMatchObject([{ key: 'delivery_fee', value: '40000', changedBy: admin.username }]);
  answered(await office.call(changeCitySetting, { cityId, key: 'unverified_door_cap', value: '300000' }));
  expect(await feesAt(market.id)).toEqual([40_000, house[1], 300_000]);
  expect(await feesAt()).toEqual(house);
  // A change of the house counts where the city has nothing of its own.
  answered(await office.call(changeSetting, { key: 'service_fee', value: '7500' }));
  expect(await feesAt(market.id)).toEqual([40_000, 7500, 300_000]);
  answered(await office.call(changeCitySetting, { cityId, key: 'delivery_fee', value: null }));
  expect(await feesAt(market.id)).toEqual([house[0], 7500, 300_000]);
  expect(answered(await office.call(listCitySettings, { cityId })).map(({ key }) => key)).toEqual([
    'unverified_door_cap',
  ]);
  answered(await office.call(changeSetting, { key: 'service_fee', value: '5000' }));
});

test('an order keeps the terms of its city, and its range is promised by them', async () => {
  for (const [key, value] of [
    ['agent_share_percent', '60'],
    ['agent_floor', '25000'],
    ['estimated_delivery_time', '75 minutes'],
  ] as const)
    answered(await office.call(changeCitySetting, { cityId, key, value }));
  const { code } = await placeThrough(world.device(), { marketId: market.id, address });
  const { code: inAbuja } = await placeThrough(world.device());
  const terms = async (of: string) =>
    world.db.rows({ share: number, floor: kobo })`
      select agent_share_percent as share, agent_floor_kobo as floor from customer_order where code = ${of}`;
  expect(await terms(code)).toEqual([{ share: 60, floor: 25_000 }]);
  expect(await terms(inAbuja)).toEqual([{ share: 80, floor: 0 }]);
  const arrivals = answered(await world.device().call(listArrivals, { items: 3, address: null }));
  const minutes = arrivals.flatMap(({ marketId, when }) =>
    when.kind === 'now' ? [[marketId === market.id, when.minutes] as const] : [],
  );
  expect(minutes.every(([isThere, promised]) => promised === (isThere ? 75 : 30))).toBe(true);
});

test('everybody reads the public ones with their city, and the history says whose a value was', async () => {
  answered(await office.call(changeCitySetting, { cityId, key: 'contact_phone', value: '08031234567' }));
  const cities = answered(await world.device().call(listCities, {}));
  const listed = cities.find(({ id }) => id === cityId)?.settings ?? [];
  expect(listed).toContainEqual({ key: 'contact_phone', value: '+2348031234567' });
  expect(listed.map(({ key }) => key)).not.toContain('agent_floor');
  expect(cities.find(({ slug }) => slug === 'abuja')?.settings).toEqual([]);
  answered(await office.call(changeCitySetting, { cityId, key: 'contact_phone', value: '' }));
  const changes = answered(await office.call(listSettingChanges, { key: 'contact_phone' }));
  expect(changes.map(({ before, after, city: of }) => [before, after, of])).toEqual([
    ['+2348031234567', '', 'Kubwa'],
    [null, '+2348031234567', 'Kubwa'],
  ]);
});

test.each([
  ['business_name', 'Kubwa Waka', 'not-allowed'],
  ['dispatch_way', 'one-agent', 'not-allowed'],
  ['maintenance', 'on', 'not-allowed'],
  ['vat_percent', '5', 'not-allowed'],
  ['delivery_fee', 'much', 'bad-setting'],
] as const)('a city cannot have %s as "%s"', async (key, value, reason) => {
  expect(await office.call(changeCitySetting, { cityId, key, value })).toMatchObject({ reason });
});

test('a setting that another admin has changed meanwhile is not written over', async () => {
  const key = 'fee_bag' as const;
  answered(await office.call(changeCitySetting, { cityId, key, value: '5000', from: null }));
  expect(await office.call(changeCitySetting, { cityId, key, value: '6000', from: null })).toMatchObject({
    reason: 'changed-meanwhile',
  });
  const unknown = { cityId: crypto.randomUUID(), key, value: '1' } as const;
  expect(await office.call(changeCitySetting, unknown)).toMatchObject({ reason: 'not-found' });
});
