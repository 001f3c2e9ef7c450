import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import { listCatalogue, recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { listBoard, listMyOrders, placeOrder, quoteOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { wayMetres } from '#contract/orders/fees/delivery-fee.ts';
import { previewFees } from '#contract/orders/fees/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { gwarinpa, jabi, utako } from '#test/factories/middles.ts';
import {
  errandFrom,
  basketFor,
  lineOf,
  placeThrough,
  wednesdayMorning,
  yesThrough,
} from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { onPhone, runAt, seenBy } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

/** A pharmacy in Jabi without a pin, unless one is given. */
const fetchFrom = (given: Parameters<typeof errandFrom>[0] = {}) =>
  errandFrom({ name: 'Mercy Pharmacy', area: 'Jabi', landmark: 'Opposite Jabi Lake Mall', ...given });
const { client: owner } = await signInOwner(world);

const defaults = { delivery_fee: '15000', errand_fee: '', fee_per_km: '0', free_km: '0' };

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(() => setAll(owner, defaults));
afterAll(() => void vi.useRealTimers());

const garri = [lineOf('garri', { quantity: 2, measure: 'paint', capKobo: null })];
const quote = async (given: Parameters<typeof basketFor>[1]) =>
  world.device().call(quoteOrder, await basketFor(world, { errand: fetchFrom(), ...given }));

async function samplesOf({ user }: SomeoneSignedIn): Promise<number> {
  const [{ samples }] = await world.db.one({ samples: number })`
    select count(*) as samples from price_sample where agent_id = ${user.id}`;
  return samples;
}

describe('the quote of a list that is fetched from a shop', () => {
  test('has no market’s price, so that its customer says how much all of it may cost', async () => {
    expect(answered(await quote({ items: garri }))).toMatchObject({
      lines: [{ guide: null, kobo: null, basis: 'unknown' }],
      unknownLines: 1,
    });
    const { marketId } = await basketFor(world);
    const found = answered(await owner.call(listCatalogue, {})).find(({ name }) => name === 'Garri');
    if (found === undefined) throw new Error('there is no garri in the catalogue');
    const price = { marketId, itemId: found.id, measure: 'paint', koboPerMeasure: 180_000 } as const;
    answered(await owner.call(recordPrice, price));
    expect(answered(await quote({ items: garri }))).toMatchObject({ unknownLines: 1 });
    const atMarket = answered(await quote({ items: garri, errand: undefined }));
    expect(atMarket.unknownLines).toBe(0);
  });

  test('counts the way from the shop to the door, from its pin where it has one', async () => {
    await setAll(owner, { fee_per_km: '1000' });
    const kilometresFrom = async (given: Parameters<typeof fetchFrom>[0]) => {
      const { deliveryParts } = answered(await quote({ errand: fetchFrom(given) }));
      return deliveryParts?.find(({ kind }) => kind === 'kilometres');
    };
    const started = (from: typeof jabi) => Math.ceil(wayMetres(from, gwarinpa) / 1000);
    expect(await kilometresFrom({})).toMatchObject({ count: started(jabi) });
    expect(await kilometresFrom({ pin: utako })).toMatchObject({ count: started(utako) });
    expect(started(jabi)).toBeLessThan(started(utako));
  });

  test('has the base of a delivery until an errand is given its own, and lists for a market never have that', async () => {
    expect(answered(await quote({}))).toMatchObject({ deliveryFeeKobo: 15_000 });
    await setAll(owner, { errand_fee: '25000' });
    expect(answered(await quote({}))).toMatchObject({
      deliveryFeeKobo: 25_000,
      deliveryParts: [{ kind: 'base', kobo: 25_000 }],
    });
    expect(answered(await quote({ errand: undefined }))).toMatchObject({ deliveryFeeKobo: 15_000 });
    await setAll(owner, { errand_fee: '' });
    expect(answered(await quote({}))).toMatchObject({ deliveryFeeKobo: 15_000 });
  });

  test('is refused for a shop in no zone of the city that is open', async () => {
    const far = { latitude: 6.45, longitude: 3.39 };
    const refused = { ok: false, status: 422, reason: 'stop-outside-area' };
    expect(await quote({ errand: fetchFrom({ area: 'Lekki' }) })).toMatchObject(refused);
    expect(await quote({ errand: fetchFrom({ area: 'Lekki', pin: far }) })).toMatchObject(refused);
    const { address } = await openCity(owner);
    expect(await quote({ errand: fetchFrom({ area: address.area, pin: address.pin }) })).toMatchObject(
      refused,
    );
  });

  test('is refused for what is not carried, as at a market', async () => {
    expect(await quote({ items: [lineOf('cement')] })).toMatchObject({ reason: 'not-carried' });
    expect(await quote({ errand: fetchFrom({ name: ' ' }) })).toMatchObject({ reason: 'bad-input' });
  });
});

test.each(['http://x.co pharmacy', 'www.shop', 'Buy at shop.com', 'Call 0803 123 4567', 'x'.repeat(81)])(
  'a shop is not called %j: its name goes out in messages under ours',
  async (name) => {
    expect(await quote({ errand: fetchFrom({ name }) })).toMatchObject({ status: 400, reason: 'bad-input' });
  },
);

test.each(['7 Days Pharmacy', 'Shop 24/7 Comfort', 'No. 5 Netcare'])(
  'a shop may be called %j',
  async (name) => {
    expect(await quote({ errand: fetchFrom({ name }) })).toMatchObject({ ok: true });
  },
);

describe('a list that is fetched from a shop', () => {
  test('names the shop to everybody who sees the order, and the market that serves it to none of them', async () => {
    const customer = await signUpCustomer(world);
    const office = await signUpAdmin(world, ['orders:view']);
    const run = await runAt(world, 'shopping', {
      customer: customer.client,
      wanted: { errand: fetchFrom() },
    });
    const { placed, agent } = run;
    const shop = { name: 'Mercy Pharmacy', place: jabi };
    const errand = { kind: 'fetch', stop: { area: 'Jabi', landmark: 'Opposite Jabi Lake Mall' } };
    expect(placed.order).toMatchObject({ market: shop, errand });
    expect(await seenBy(customer.client, placed)).toMatchObject({ market: shop, errand });
    expect(await onPhone(agent, placed)).toMatchObject({
      market: { ...shop, location: 'Opposite Jabi Lake Mall' },
      errand,
    });
    const listed = { code: placed.code, kind: 'fetch', marketName: 'Mercy Pharmacy' };
    const mine = answered(await customer.client.call(listMyOrders, {}));
    expect(mine.underWay).toMatchObject([listed]);
    expect(answered(await office.client.call(listBoard, {}))).toContainEqual(expect.objectContaining(listed));
    const digits = placed.order.customer.phone.slice(-4);
    const tracked = await world.device().call(trackOrder, { code: placed.code, digits });
    expect(answered(tracked)).toMatchObject({ kind: 'fetch', marketName: 'Mercy Pharmacy' });
  });

  test('is bought, packed and handed over as a list from a market is, and teaches the market no price', async () => {
    const wanted = { items: garri, priceRule: 'buy-am', ceilingKobo: 400_000 } as const;
    const run = await runAt(world, 'delivered', { wanted: { ...wanted, errand: fetchFrom() } });
    const { placed, customer, agent } = run;
    expect(await seenBy(customer, placed)).toMatchObject({ status: 'delivered', billKobo: 80_000 + 20_000 });
    expect(await samplesOf(agent)).toBe(0);
    await runAt(world, 'delivered', { agent, wanted });
    expect(await samplesOf(agent)).toBe(1);
  });

  test('of which the shop has nothing is cancelled, and costs nothing', async () => {
    const { placed, customer, steps, items } = await runAt(world, 'shopping', {
      wanted: { errand: fetchFrom() },
    });
    for (const { id } of items) answered(await steps.leaveOut(id));
    expect(await steps.pickUp()).toMatchObject({ status: 409, reason: 'nothing-bought' });
    expect(await seenBy(customer, placed)).toMatchObject({ status: 'cancelled', toPayKobo: 0 });
  });

  test('sent again is the same order, and with another shop is refused', async () => {
    const guest = world.device();
    const order = await yesThrough(guest, { errand: fetchFrom() });
    const first = answered(await guest.call(placeOrder, order));
    expect(answered(await guest.call(placeOrder, order)).code).toBe(first.code);
    const other = { ...order, errand: fetchFrom({ name: 'Hope Pharmacy' }) };
    expect(await guest.call(placeOrder, other)).toMatchObject({ reason: 'same-id-other-body' });
  });

  test('is reckoned with its own base where other fees are tried out', async () => {
    await runAt(world, 'delivered', { wanted: { errand: fetchFrom() } });
    const admin = await signUpAdmin(world, ['settings:manage']);
    const { orders } = answered(await admin.client.call(previewFees, { errand_fee: '40000' }));
    const metres = wayMetres(jabi, gwarinpa);
    expect(orders).toContainEqual(
      expect.objectContaining({
        kind: 'fetch',
        marketName: 'Mercy Pharmacy',
        metres,
        would: expect.objectContaining({ deliveryFeeKobo: 40_000 }),
      }),
    );
  });

  test('is exported to its customer who asks for their data, and its shop is gone once they are forgotten', async () => {
    const ada = await signUpCustomer(world);
    const { placed } = await runAt(world, 'shopping', {
      customer: ada.client,
      wanted: { errand: fetchFrom() },
    });
    const stop = { name: 'Mercy Pharmacy', area: 'Jabi', landmark: 'Opposite Jabi Lake Mall', ...jabi };
    expect(answered(await ada.client.call(exportAccount, {}))).toMatchObject({
      orders: [{ code: placed.code, kind: 'fetch', stop }],
    });
    await world.db`update customer_order set status = 'cancelled' where code = ${placed.code}`;
    answered(await ada.client.call(deleteAccount, { password: ada.password }));
    const office = await signUpAdmin(world, ['orders:view']);
    const board = answered(await office.client.call(listBoard, {}));
    expect(board).toContainEqual(expect.objectContaining({ code: placed.code, marketName: 'Utako Market' }));
    const rows = await world.db`
      select from customer_order where code = ${placed.code} and stop_name = '' and stop_landmark = ''
        and stop_latitude is null and stop_longitude is null`;
    expect(rows).toHaveLength(1);
  });
});

test('the database takes no errand without a stop, and no stop of a list for a market', async () => {
  const { code } = await placeThrough(world.device());
  const refused = /an_errand_has_a_stop/;
  await expect(world.db`update customer_order set kind = 'fetch' where code = ${code}`).rejects.toThrow(
    refused,
  );
  await expect(
    world.db`update customer_order set stop_latitude = 9, stop_longitude = 7 where code = ${code}`,
  ).rejects.toThrow(refused);
  const noKind = world.db`
    update customer_order set kind = 'waka', stop_name = '', stop_area = '', stop_landmark = '' where code = ${code}`;
  await expect(noKind).rejects.toThrow(/an_order_is_of_a_kind/);
});
