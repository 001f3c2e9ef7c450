import { expect, test } from 'vitest';
import { listAllMarkets } from '#contract/markets/endpoints.ts';
import * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { learnPrice } from './store/learned.ts';

const world = await openWorld();
const admin = await signUpAdmin(world, ['markets:manage']);

async function garriAtUtako() {
  const markets = answered(await admin.client.call(listAllMarkets, {}));
  const garri = answered(await admin.client.call(catalogue.listCatalogue, {})).find(
    ({ name }) => name === 'Garri',
  );
  const market = markets.find(({ slug }) => slug === 'utako-market');
  if (market === undefined || garri === undefined) throw new Error('no garri, or no Utako');
  return { marketId: market.id, itemId: garri.id, measure: 'paint' as const };
}

test('a price’s story: each week’s median and range, every sample with its state, what was set by hand', async () => {
  const place = await garriAtUtako();
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const [days, kobo, state] of [
    [40, 100_000, 'accepted'],
    [39, 500_000, 'refused'],
    [12, 120_000, 'accepted'],
    [300, 90_000, 'accepted'],
  ] as const)
    await world.db`
      insert into price_sample (item_id, market_id, measure, kobo_per_measure, day, agent_id, state)
      values (${place.itemId}, ${place.marketId}, 'paint', ${kobo}, ${ago(days)}, ${admin.user.id}, ${state})`;
  await learnPrice(world.db, place, lagosClock(new Date()).date);
  answered(await admin.client.call(catalogue.correctPrice, { ...place, koboPerMeasure: 115_000 }));
  const history = answered(await admin.client.call(catalogue.showPriceHistory, place));
  expect(history.guide).toMatchObject({ koboPerMeasure: 115_000, isCorrected: true });
  expect(history.samples.map(({ kobo, state }) => [kobo, state])).toEqual([
    [100_000, 'accepted'],
    [500_000, 'refused'],
    [120_000, 'accepted'],
  ]);
  expect(history.weeks.map(({ medianKobo, samples }) => [medianKobo, samples])).toEqual([
    [100_000, 1],
    [120_000, 1],
  ]);
  expect(history.corrections).toMatchObject([{ kobo: 115_000, by: admin.user.username, until: null }]);
  answered(await admin.client.call(catalogue.removeCorrection, place));
  const after = answered(await admin.client.call(catalogue.showPriceHistory, place));
  expect(after.corrections[0]?.until).not.toBeNull();
  expect(after.guide).toMatchObject({ isCorrected: false });
});

test('an unknown item or market has no price history', async () => {
  const place = await garriAtUtako();
  const unknownId = '00000000-0000-4000-8000-000000000000';
  for (const wrong of [{ marketId: unknownId }, { itemId: unknownId }])
    expect(await admin.client.try(catalogue.showPriceHistory, { ...place, ...wrong })).toMatchObject({
      status: 404,
      reason: 'not-found',
    });
});
