import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { placeOrder, quoteOrder, showOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { basketFor, lineOf, linkOf, wednesdayMorning, yesThrough } from '#test/factories/orders.ts';
import { signInOwner } from '#test/factories/people.ts';
import { trustOnDevice } from '#test/factories/phones.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);

const defaults = { delivery_fee: '15000', fee_per_km: '0', free_km: '0', fee_bag: '0', fee_heavy: '0' };
const rates = { fee_per_km: '5000', free_km: '2', fee_bag: '10000', fee_heavy: '20000' };

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterEach(() => setAll(owner, defaults));
afterAll(() => void vi.useRealTimers());

/** From Utako Market it is 8.9 km by road to the middle of Gwarinpa. */
const toGwarinpa = { kind: 'kilometres', count: 7, kobo: 35_000 };
const base = { kind: 'base', kobo: 15_000 };
const kilos = (quantity: number) => [lineOf('rice', { quantity, measure: 'kg', capKobo: 100_000 })];

test('a quote of a place that set nothing has the base alone, however far and heavy', async () => {
  const basket = await basketFor(world, { items: kilos(50) });
  expect(answered(await world.device().call(quoteOrder, basket))).toMatchObject({
    deliveryFeeKobo: 15_000,
    deliveryParts: [base],
    estimateKobo: 100_000 + 20_000,
  });
});

test.each([
  [15, [base, toGwarinpa]],
  [16, [base, toGwarinpa, { kind: 'load', class: 'bag', kobo: 10_000 }]],
  [31, [base, toGwarinpa, { kind: 'load', class: 'heavy', kobo: 20_000 }]],
])('a quote of %i kg says each part of the fee, and they sum to it', async (quantity, deliveryParts) => {
  await setAll(owner, rates);
  const basket = await basketFor(world, { items: kilos(quantity) });
  const quote = answered(await world.device().call(quoteOrder, basket));
  expect(quote.deliveryParts).toEqual(deliveryParts);
  expect(quote.deliveryFeeKobo).toBe(deliveryParts.reduce((sum, { kobo }) => sum + kobo, 0));
  expect(quote.estimateKobo).toBe(100_000 + quote.deliveryFeeKobo + 5000);
});

test('a load that nobody can weigh is light', async () => {
  await setAll(owner, rates);
  const basket = await basketFor(world, { items: [lineOf('unicorn horn', { quantity: 40 })] });
  expect(answered(await world.device().call(quoteOrder, basket)).deliveryParts).toEqual([base, toGwarinpa]);
});

test('an order keeps the parts that were agreed to, whatever is set afterwards', async () => {
  await setAll(owner, rates);
  const guest = world.device();
  const order = await yesThrough(guest, { items: kilos(31) });
  await trustOnDevice(world, guest, order.customer.phone);
  const placed = answered(await guest.call(placeOrder, order));
  const agreed = [base, toGwarinpa, { kind: 'load', class: 'heavy', kobo: 20_000 }];
  expect(placed.order).toMatchObject({ deliveryFeeKobo: 70_000, deliveryParts: agreed });
  await setAll(owner, { delivery_fee: '1', fee_per_km: '1', free_km: '30', fee_heavy: '0' });
  const shown = answered(await guest.call(showOrder, linkOf(placed)));
  expect(shown).toMatchObject({ deliveryFeeKobo: 70_000, deliveryParts: agreed });
});

test.each([
  ['a kilometre', { fee_per_km: '5001' }],
  ['the reach of the base', { free_km: '1' }],
  ['a heavy load', { fee_heavy: '20001' }],
])(
  '%s that got dearer after the quote wants a fresh yes, and what got cheaper does not',
  async (_what, dearer) => {
    await setAll(owner, rates);
    const guest = world.device();
    const order = await yesThrough(guest, { items: kilos(31) });
    await trustOnDevice(world, guest, order.customer.phone);
    await setAll(owner, dearer);
    expect(await guest.call(placeOrder, order)).toMatchObject({ status: 409, reason: 'quote-changed' });
    await setAll(owner, { ...rates, fee_per_km: '4000' });
    const { order: placed } = answered(await guest.call(placeOrder, order));
    expect(placed.deliveryFeeKobo).toBe(15_000 + 28_000 + 20_000);
  },
);

test('the database takes no parts that are more than the fee', async () => {
  const guest = world.device();
  const placed = answered(await guest.call(placeOrder, await yesThrough(guest)));
  await expect(
    world.db`update customer_order set fee_load = 'bag', fee_load_kobo = 15001 where code = ${placed.code}`,
  ).rejects.toThrow('delivery_fee_is_its_parts');
  await expect(
    world.db`update customer_order set fee_load_kobo = 1 where code = ${placed.code}`,
  ).rejects.toThrow('delivery_fee_is_its_parts');
});
