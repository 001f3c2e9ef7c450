import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import {
  basketFor,
  lineOf,
  parcelFrom,
  placeThrough,
  taskAt,
  wednesdayMorning,
  yesThrough,
} from '#test/factories/orders.ts';
import { signInOwner } from '#test/factories/people.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning });
  await setAll(owner, { waiting_fee: '10000' });
});
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const gowns = [lineOf('Two gowns in a bag', { capKobo: null })];
const queue = [lineOf('Pay my light bill', { capKobo: 200_000 })];
const lagos = { latitude: 6.45, longitude: 3.39 };

const quote = async (given: Parameters<typeof basketFor>[1]) =>
  world.device().call(quoteOrder, await basketFor(world, given));
const parcel = (given: Parameters<typeof parcelFrom>[0] = {}) => ({
  errand: parcelFrom(given),
  items: gowns,
});

describe('the quote of a parcel', () => {
  test('costs nothing but its fees, names the wait, and its ceiling has room for all of that', async () => {
    expect(answered(await quote(parcel({ waitSteps: 3 })))).toMatchObject({
      itemsKobo: 0,
      unknownLines: 0,
      lines: [{ guide: null, kobo: 0 }],
      estimateKobo: 20_000,
      waiting: { limit: 3, stepKobo: 10_000, mostKobo: 30_000 },
      ceilingKobo: 50_000,
    });
    expect(answered(await quote(parcel({ waitSteps: 0 })))).toMatchObject({
      waiting: { limit: 0, mostKobo: 0 },
      ceilingKobo: 20_000,
    });
  });

  test('goes by the load that its sender says', async () => {
    await setAll(owner, { fee_bag: '5000', fee_heavy: '20000' });
    const feeOf = async (load: 'light' | 'bag' | 'heavy') =>
      answered(await quote(parcel({ load }))).deliveryFeeKobo;
    expect([await feeOf('light'), await feeOf('bag'), await feeOf('heavy')]).toEqual([
      15_000, 20_000, 35_000,
    ]);
    await setAll(owner, { fee_bag: '0', fee_heavy: '0' });
  });

  test('is refused for two lines, for a stop outside the city, and for what is not carried', async () => {
    expect(await quote({ ...parcel(), items: [...gowns, ...queue] })).toMatchObject({
      reason: 'list-too-long',
    });
    const stop = { ...parcelFrom().stop, pin: lagos };
    expect(await quote(parcel({ stop }))).toMatchObject({ reason: 'stop-outside-area' });
    for (const name of ['cement', 'cash ₦50,000'])
      expect(await quote({ errand: parcelFrom(), items: [lineOf(name)] })).toMatchObject({
        reason: 'not-carried',
      });
  });
});

describe('the quote of a task', () => {
  test('has room for the money that may be laid out and for the wait, and no guide of a market', async () => {
    expect(answered(await quote({ errand: taskAt({ waitSteps: 1 }), items: queue }))).toMatchObject({
      itemsKobo: 200_000,
      estimateKobo: 220_000,
      waiting: { limit: 1, stepKobo: 10_000, mostKobo: 10_000 },
      ceilingKobo: 230_000,
    });
  });

  test('that brings nothing needs no door of its customer', async () => {
    const address = { area: 'Lekki', landmark: 'By the gate', directions: '', pin: null };
    const there = { errand: taskAt({ brings: false }), items: queue, address };
    expect(answered(await quote(there))).toMatchObject({ deliveryFeeKobo: 15_000 });
    expect(await quote({ ...there, errand: taskAt() })).toMatchObject({ reason: 'outside-area' });
  });
});

describe('a parcel or a task that is placed', () => {
  test('has a giver with a number of Nigeria, a wait of two hours at most, and a value within the limit', async () => {
    const guest = world.device();
    const order = await yesThrough(guest, parcel());
    const placeWith = (errand: object) =>
      guest.call(placeOrder, { ...order, errand: { ...order.errand, ...errand } as typeof order.errand });
    expect(await placeWith({ giver: { name: 'Ngozi', phone: '12345' } })).toMatchObject({
      reason: 'bad-phone',
    });
    expect(await placeWith({ giver: { name: 'Call 0803 123 4567', phone: '08035550101' } })).toMatchObject({
      reason: 'bad-input',
    });
    expect(await placeWith({ waitSteps: 9 })).toMatchObject({ reason: 'bad-input' });
    expect(await placeWith({ declaredKobo: 5_000_001 })).toMatchObject({ reason: 'bad-input' });
    expect(await guest.call(placeOrder, { ...order, ceilingKobo: order.ceilingKobo - 10_000 })).toMatchObject(
      {
        reason: 'ceiling-too-low',
      },
    );
    expect(answered(await guest.call(placeOrder, order)).order).toMatchObject({
      market: { name: 'Ngozi Fashion Home' },
      errand: {
        kind: 'carry',
        giver: { name: 'Ngozi', phone: '+2348035550101' },
        givenBy: null,
        declaredKobo: 1_000_000,
        waiting: { limit: 2, stepKobo: 10_000, charged: 0, since: null },
      },
    });
  });

  test('waits two hours beyond the free time if its customer says so', async () => {
    const placed = await placeThrough(world.device(), parcel({ waitSteps: 8 }));
    expect(placed.order.errand).toMatchObject({ waiting: { limit: 8, stepKobo: 10_000 } });
  });

  test('is paid beforehand where nothing comes to a door', async () => {
    const there = { errand: taskAt({ brings: false }), items: queue };
    const guest = world.device();
    const order = await yesThrough(guest, there);
    expect(await guest.call(placeOrder, order)).toMatchObject({ status: 409, reason: 'paid-beforehand' });
  });

  test('wants a fresh yes where a wait costs more than its customer agreed to', async () => {
    const guest = world.device();
    const order = { ...(await yesThrough(guest, parcel())), ceilingKobo: asKobo(70_000) };
    await setAll(owner, { waiting_fee: '20000' });
    expect(await guest.call(placeOrder, order)).toMatchObject({ status: 409, reason: 'quote-changed' });
    await setAll(owner, { waiting_fee: '10000' });
    expect(answered(await guest.call(placeOrder, order)).order.status).toBe('confirmed');
  });

  test('keeps the price of a wait as it was agreed', async () => {
    const placed = await placeThrough(world.device(), parcel());
    await setAll(owner, { waiting_fee: '90000' });
    const [row] = await world.db`
      select wait_steps::int as steps, wait_step_kobo as kobo from customer_order where code = ${placed.code}`;
    expect(row).toEqual({ steps: 2, kobo: 10_000 });
    await setAll(owner, { waiting_fee: '10000' });
  });
});

test('the database takes no parcel without its terms, no wait beyond its limit, and no giver of anything else', async () => {
  const { code } = await placeThrough(world.device(), parcel());
  const task = await placeThrough(world.device(), { errand: taskAt(), items: queue });
  const terms = /a_parcel_has_its_terms/;
  const wait = /a_wait_has_its_limit/;
  const set = (assignment: string, of = code) =>
    world.db.unsafe(`update customer_order set ${assignment} where code = '${of}'`);
  await expect(set('declared_kobo = null')).rejects.toThrow(terms);
  await expect(set('declared_kobo = 5000001')).rejects.toThrow(terms);
  await expect(set('brings = false')).rejects.toThrow(terms);
  await expect(set(`given_by = 'Ngozi'`, task.code)).rejects.toThrow(terms);
  await expect(set('wait_steps = 9')).rejects.toThrow(wait);
  await expect(set('waited_steps = 3')).rejects.toThrow(wait);
  await expect(set('fee_wait_kobo = 1')).rejects.toThrow(wait);
});
