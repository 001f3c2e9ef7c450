import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listAllCities } from '#contract/cities/endpoints.ts';
import { cityId } from '#contract/cities/ids.ts';
import { changeCitySetting } from '#contract/cities/settings/endpoints.ts';
import { listAllSettings } from '#contract/settings/endpoints.ts';
import { previewFees } from '#contract/orders/fees/endpoints.ts';
import { answered } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { lineOf, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { runAt } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const { client: admin } = await signUpAdmin(world, ['settings:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const day = 24 * 60 * 60_000;
const preview = async (figures: Parameters<typeof admin.call<typeof previewFees>>[1]) =>
  answered(await admin.call(previewFees, figures)).orders;

test('there is nothing to reckon with before anything was delivered', async () => {
  await runAt(world, 'on_the_way');
  expect(await preview({ fee_per_km: '5000' })).toEqual([]);
});

test('each order says what it cost and paid, and what it would have under the figures that are asked', async () => {
  const heavy = [lineOf('rice', { quantity: 31, measure: 'kg', capKobo: 100_000 })];
  await runAt(world, 'delivered', { wanted: { items: heavy } });
  const was = { deliveryFeeKobo: 15_000, serviceFeeKobo: 5000, agentsKobo: 12_000 };
  const [order] = await preview({});
  // Utako Market to the middle of Gwarinpa.
  const facts = {
    kind: 'market',
    marketName: 'Utako Market',
    area: 'Gwarinpa',
    metres: 8909,
    load: 'heavy',
    itemsShopped: 1,
  };
  expect(order).toEqual({ ...facts, was, would: was });
  const asked = {
    delivery_fee: '10000',
    fee_per_km: '1000',
    free_km: '3',
    fee_heavy: '20000',
    service_fee: '7000',
    agent_share_percent: '50',
    agent_per_item: '300',
  };
  const deliveryFeeKobo = 10_000 + 6 * 1000 + 20_000;
  const would = { deliveryFeeKobo, serviceFeeKobo: 7000, agentsKobo: deliveryFeeKobo / 2 + 300 };
  expect(await preview(asked)).toEqual([{ ...facts, was, would }]);
  expect(await preview({ ...asked, agent_floor: '30000' })).toMatchObject([
    { would: { agentsKobo: 30_300 } },
  ]);
});

test('asking changes no setting, and what no setting takes is refused', async () => {
  const before = answered(await admin.call(listAllSettings, {}));
  await preview({ delivery_fee: '1', agent_floor: '2' });
  expect(answered(await admin.call(listAllSettings, {}))).toEqual(before);
  for (const wrong of [{ delivery_fee: '12.50' }, { fee_per_km: '100001' }, { agent_share_percent: '101' }])
    expect(await admin.call(previewFees, wrong)).toMatchObject({ status: 400, reason: 'bad-setting' });
});

test('ten at most are reckoned, the last first, and none that is older than a week', async () => {
  for (let orders = 0; orders < 11; orders += 1) await runAt(world, 'delivered');
  const shown = await preview({});
  expect(shown).toHaveLength(10);
  expect(shown.every(({ load }) => load === 'light')).toBe(true);
  vi.setSystemTime(wednesdayMorning.getTime() + 8 * day);
  const later = await signUpAdmin(world, ['settings:manage']);
  expect(answered(await later.client.call(previewFees, {})).orders).toEqual([]);
});

test('figures of one city are tried on its orders alone, in the place of those that it has itself', async () => {
  await runAt(world, 'delivered');
  const { client: owner } = await signInOwner(world);
  const far = { name: 'Kano', letters: 'KN', middle: { latitude: 12, longitude: 8.52 } };
  const { city: kano } = await openCity(owner, far);
  const abuja = answered(await admin.call(listAllCities, {})).find(({ slug }) => slug === 'abuja')?.id;
  if (abuja === undefined) throw new Error('there is no Abuja');
  const own = { cityId: abuja, key: 'delivery_fee', value: '40000' } as const;
  answered(await admin.call(changeCitySetting, own));
  const wouldCost = async (figures: Parameters<typeof preview>[0]) =>
    (await preview(figures))[0]?.would.deliveryFeeKobo;
  expect(await wouldCost({ delivery_fee: '20000' })).toBe(40_000);
  expect(await wouldCost({ cityId: abuja, delivery_fee: '20000' })).toBe(20_000);
  expect(await wouldCost({ cityId: abuja, agent_floor: '20000' })).toBe(40_000);
  expect(await preview({ cityId: kano.id, delivery_fee: '20000' })).toEqual([]);
  answered(await admin.call(changeCitySetting, { ...own, value: null }));
  const nowhere = { cityId: cityId.parse(randomUUID()), delivery_fee: '20000' };
  expect(await admin.call(previewFees, nowhere)).toMatchObject({ status: 404, reason: 'not-found' });
});

test('an admin without the right over settings sees no order of it', async () => {
  const { client } = await signUpAdmin(world, ['orders:view', 'money:view']);
  expect(await client.call(previewFees, {})).toMatchObject({ ok: false, status: 403 });
});
