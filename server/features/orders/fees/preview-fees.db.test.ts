import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listAllSettings } from '#contract/settings/endpoints.ts';
import { previewFees } from '#contract/orders/fees/endpoints.ts';
import { answered } from '#test/client.ts';
import { lineOf, wednesdayMorning } from '#test/factories/orders.ts';
import { signUpAdmin } from '#test/factories/people.ts';
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

test('an admin without the right over settings sees no order of it', async () => {
  const { client } = await signUpAdmin(world, ['orders:view', 'money:view']);
  expect(await client.call(previewFees, {})).toMatchObject({ ok: false, status: 403 });
});
