import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { findItem } from '#contract/orders/run/endpoints.ts';
import { priceRules } from '#contract/orders/schema.ts';
import { answered } from '#test/client.ts';
import { lineOf, wednesdayMorning } from '#test/factories/orders.ts';
import { bookSays, runAt, stepOf } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const tubers = { raw: '10 tubers yam', quantity: 10, measure: 'tuber', capKobo: asKobo(700_000) } as const;

test('a sliver of a tuber is no quantity, and nothing is charged for it', async () => {
  const going = await runAt(world, 'shopping', { wanted: { items: [lineOf('yam', tubers)] } });
  const sliver = { itemId: going.line(0).id, quantity: 0.000001, paidKobo: 700_000, pictureId: null };
  const reply = await going.agent.client.try(findItem, { ...stepOf(going.placed), ...sliver });
  expect(reply).toMatchObject({ reason: 'bad-input' });
  expect(await bookSays(world, 'goods', going.placed.order.id)).toBe(0);
});

test.each(priceRules)(
  'under %s the customer is asked about less than half of what was asked',
  async (rule) => {
    const wanted = { items: [lineOf('yam', { ...tubers, priceRule: rule })] };
    const { steps, line } = await runAt(world, 'shopping', { wanted });
    const find = (quantity: number, paidKobo: number) =>
      steps.find({ itemId: line(0).id, quantity, paidKobo, pictureId: null });
    expect(await find(0.001, 70)).toMatchObject({ reason: 'ask-first' });
    expect(await find(4.999, 100_000)).toMatchObject({ reason: 'ask-first' });
    answered(await find(5, 350_000));
  },
);

test('a short quantity has its part of the line’s own money, except where the budget buys less', async () => {
  const priced = (priceRule: 'buy-am' | 'stay-inside-budget') =>
    lineOf('yam', { ...tubers, capKobo: 300_000, priceRule });
  const wanted = { items: [priced('buy-am'), priced('stay-inside-budget')] };
  const { steps, line } = await runAt(world, 'shopping', { wanted });
  const find = (place: number, paidKobo: number) =>
    steps.find({ itemId: line(place).id, quantity: 5, paidKobo, pictureId: null });
  expect(await find(0, 150_001)).toMatchObject({ reason: 'ask-first' });
  answered(await find(1, 150_001));
});

test('less than ₦250 of ₦500 worth of pepper is asked about', async () => {
  const wanted = { items: [lineOf('pepper', { raw: 'pepper 500', capKobo: 50_000, priceRule: 'buy-am' })] };
  const { steps, line } = await runAt(world, 'shopping', { wanted });
  const find = (paidKobo: number) =>
    steps.find({ itemId: line(0).id, quantity: 1, paidKobo, pictureId: null });
  expect(await find(24_999)).toMatchObject({ reason: 'ask-first' });
  expect(await find(50_001)).toMatchObject({ reason: 'ask-first' });
  answered(await find(25_000));
});
