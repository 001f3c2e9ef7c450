import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addClosure } from '#contract/markets/closure-endpoints.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { cancelOrder, placeOrder, quoteOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { dueAtOf } from '#contract/orders/arrival/order-arrival.ts';
import { listWindows, setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { instant, nullable, number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import {
  basketFor,
  marketNamed,
  moveBy,
  newPhone,
  placeThrough,
  standAt,
  wednesdayMorning,
  yesThrough,
} from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { seenBy } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);
const utako = await marketNamed(world, 'Utako Market');

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(async () => {
  vi.setSystemTime(wednesdayMorning);
  await world.db`delete from market_closure`;
  await world.db`update customer_order set status = 'cancelled' where is_under_way`;
  await takes({ weekday: 'wednesday', hour: 16, orders: 2 }, { weekday: 'saturday', hour: 9, orders: 1 });
});
afterAll(() => void vi.useRealTimers());

async function takes(...hours: { weekday: 'wednesday' | 'saturday'; hour: number; orders: number }[]) {
  answered(await owner.client.call(setWindowHours, { marketId: utako, perAgent: 2, hours }));
}

/** Four to five in the afternoon of that Wednesday, in Lagos. */
const atFour = '2026-03-04T15:00:00.000Z';
const saturdayAtNine = '2026-03-07T08:00:00.000Z';

async function offeredAt(marketId: MarketId = utako) {
  return answered(await world.device().call(listWindows, { marketId }));
}

describe('a market’s windows', () => {
  test('are none where nobody set a capacity', async () => {
    expect(await offeredAt(await marketNamed(world, 'Wuse Market'))).toEqual([]);
  });

  test('are the hours that take orders, of today and the days after it, and say which are full', async () => {
    await placeThrough(world.device(), { window: saturdayAtNine });
    expect(await offeredAt()).toEqual([
      { startsAt: atFour, isFull: false },
      { startsAt: saturdayAtNine, isFull: true },
    ]);
  });

  test('lie within its hours, and on no day on which it is closed', async () => {
    await takes({ weekday: 'wednesday', hour: 6, orders: 1 }, { weekday: 'wednesday', hour: 22, orders: 1 });
    expect(await offeredAt()).toEqual([]);
    await takes({ weekday: 'wednesday', hour: 16, orders: 1 });
    const today = { from: '2026-03-04', to: '2026-03-04' };
    const closing = { ...today, marketId: utako, reason: 'Election', movesOrders: false };
    answered(await owner.client.call(addClosure, closing));
    expect(await offeredAt()).toEqual([]);
  });

  test('end half an hour before they start: by then somebody has to buy', async () => {
    vi.setSystemTime(new Date('2026-03-04T14:30:00.000Z'));
    expect((await offeredAt()).map(({ startsAt }) => startsAt)).toContain(atFour);
    vi.setSystemTime(new Date('2026-03-04T14:30:00.001Z'));
    expect((await offeredAt()).map(({ startsAt }) => startsAt)).not.toContain(atFour);
  });

  test('of a market that there is not are not found', async () => {
    const none = await world.device().call(listWindows, { marketId: randomUUID() });
    expect(none).toMatchObject({ status: 404, reason: 'not-found' });
  });
});

describe('an order of a window', () => {
  test('is quoted, promised and shown for the window', async () => {
    const quote = answered(
      await world.device().call(quoteOrder, await basketFor(world, { marketId: utako, window: atFour })),
    );
    expect(quote).toMatchObject({
      when: { kind: 'scheduled', startsAt: '2026-03-04T14:30:00.000Z' },
      arrival: { earliest: 30, latest: 90 },
    });
    const phone = newPhone();
    const placed = await placeThrough(world.device(), { window: atFour, customer: { name: 'Bola', phone } });
    const window = { from: atFour, to: '2026-03-04T16:00:00.000Z' };
    expect(placed.order).toMatchObject({
      status: 'confirmed',
      window,
      eta: window,
      promisedUntil: window.to,
      scheduledFor: '2026-03-04T14:30:00.000Z',
    });
    const tracked = await world.device().call(trackOrder, { code: placed.code, digits: phone.slice(-4) });
    expect(answered(tracked)).toMatchObject({ window, eta: window, promisedUntil: window.to });
  });

  test('of another day comes on that day', async () => {
    const { order } = await placeThrough(world.device(), { window: saturdayAtNine });
    expect(order.eta).toEqual({ from: saturdayAtNine, to: '2026-03-07T09:00:00.000Z' });
  });

  test('and an order without one comes as it always did', async () => {
    const { order } = await placeThrough(world.device());
    expect(order).toMatchObject({ window: null, scheduledFor: null });
  });

  test('is due at the end of its window, however late it was confirmed', async () => {
    const placed = await placeThrough(world.device(), { window: atFour });
    await standAt(world, placed.code, 'placed');
    vi.setSystemTime(new Date('2026-03-04T15:10:00.000Z'));
    answered(await moveBy(world, owner.client, placed.code, 'confirm'));
    const [row] = await world.db.one({
      confirmedAt: nullable(instant),
      scheduledFor: nullable(instant),
      soonestMinutes: nullable(number),
      minutes: number,
    })`
      select confirmed_at as "confirmedAt", scheduled_for as "scheduledFor", soonest_minutes as "soonestMinutes", minutes
      from customer_order where code = ${placed.code}`;
    expect(dueAtOf(row)).toEqual(new Date('2026-03-04T16:00:00.000Z'));
    expect(row.soonestMinutes).toBe(0);
  });

  test('gives its place back when it is cancelled, and not when it was delivered', async () => {
    const { client } = await signUpCustomer(world);
    const first = await placeThrough(client, { window: saturdayAtNine });
    expect(await saturdayIsFull()).toBe(true);
    answered(
      await client.call(cancelOrder, {
        clientRequestId: randomUUID(),
        code: first.code,
        token: first.token,
        reason: 'Not needed',
        agreedOwedKobo: 0,
      }),
    );
    expect(await saturdayIsFull()).toBe(false);
    const second = await placeThrough(world.device(), { window: saturdayAtNine });
    await standAt(world, second.code, 'delivered');
    expect(await saturdayIsFull()).toBe(true);
    await standAt(world, second.code, 'cancelled');
  });

  test('that the office moves to another day gives up its window', async () => {
    const customer = await signUpCustomer(world);
    const placed = await placeThrough(customer.client, { window: saturdayAtNine });
    const closing = { from: '2026-03-07', to: '2026-03-07', marketId: utako, reason: 'Election' };
    answered(await owner.client.call(addClosure, { ...closing, movesOrders: true }));
    await runOrderTimers(world.db, new Date());
    await runOrderTimers(world.db, new Date());
    const moved = await seenBy(customer.client, placed);
    expect(moved).toMatchObject({
      status: 'confirmed',
      window: null,
      scheduledFor: '2026-03-09T05:00:00.000Z',
    });
    await world.db`delete from market_closure`;
    expect(await saturdayIsFull()).toBe(false);
  });
});

test('an order that was confirmed late and then loses its window is promised a whole range again', async () => {
  const customer = await signUpCustomer(world);
  const placed = await placeThrough(customer.client, { window: atFour });
  await standAt(world, placed.code, 'placed');
  vi.setSystemTime(new Date('2026-03-04T15:58:00.000Z'));
  answered(await moveBy(world, owner.client, placed.code, 'confirm'));
  expect((await seenBy(customer.client, placed)).promisedUntil).toBe('2026-03-04T16:00:00.000Z');
  const closing = { from: '2026-03-04', to: '2026-03-04', marketId: utako, reason: 'Election' };
  answered(await owner.client.call(addClosure, { ...closing, movesOrders: true }));
  await runOrderTimers(world.db, new Date());
  expect(await seenBy(customer.client, placed)).toMatchObject({
    window: null,
    scheduledFor: '2026-03-05T05:00:00.000Z',
    eta: { from: '2026-03-05T05:30:00.000Z', to: '2026-03-05T06:30:00.000Z' },
    promisedUntil: '2026-03-05T06:30:00.000Z',
  });
});

async function saturdayIsFull() {
  return (await offeredAt()).find(({ startsAt }) => startsAt === saturdayAtNine)?.isFull;
}

describe('a window is refused', () => {
  const quoted = async (window: string) =>
    world.device().call(quoteOrder, await basketFor(world, { marketId: utako, window }));

  test.each([
    ['outside the hours that take orders', '2026-03-04T16:00:00.000Z'],
    ['on a Sunday', '2026-03-08T08:00:00.000Z'],
    ['that is no whole hour', '2026-03-04T15:30:00.000Z'],
    ['a week ahead', '2026-03-11T15:00:00.000Z'],
    ['while the market is closed', '2026-03-04T23:00:00.000Z'],
  ])('%s', async (_why, window) => {
    expect(await quoted(window)).toMatchObject({ status: 410, reason: 'window-closed' });
  });

  test('once it is over, also to an order that waited on a phone', async () => {
    const guest = world.device();
    const order = await yesThrough(guest, { window: atFour });
    vi.setSystemTime(new Date('2026-03-04T15:20:00.000Z'));
    expect(await guest.call(placeOrder, order)).toMatchObject({ status: 410, reason: 'window-over' });
    expect(await quoted(atFour)).toMatchObject({ status: 410, reason: 'window-over' });
  });

  test('once it is full, and the others are still there', async () => {
    const guest = world.device();
    const order = await yesThrough(guest, { window: saturdayAtNine });
    await placeThrough(world.device(), { window: saturdayAtNine });
    expect(await guest.call(placeOrder, order)).toMatchObject({ status: 409, reason: 'window-full' });
    expect(await quoted(saturdayAtNine)).toMatchObject({ status: 409, reason: 'window-full' });
    const other = await yesThrough(guest, { window: atFour });
    expect(answered(await guest.call(placeOrder, other)).order.window?.from).toBe(atFour);
  });

  test('once it is full, however finely its start is written', async () => {
    await placeThrough(world.device(), { window: saturdayAtNine });
    for (const fine of ['2026-03-07T08:00:00.0000006Z', '2026-03-07T08:00:00.0009Z'])
      expect(await quoted(fine)).toMatchObject({ status: 409, reason: 'window-full' });
  });

  test('where staff took its hour away between the quote and the order', async () => {
    const guest = world.device();
    const order = await yesThrough(guest, { window: atFour });
    await takes({ weekday: 'saturday', hour: 9, orders: 1 });
    expect(await guest.call(placeOrder, order)).toMatchObject({ reason: 'window-closed' });
  });
});

describe('the last place of a window', () => {
  const placesTaken = async () => {
    const rows = await world.db.rows({ place: number })`
      select window_place as place from customer_order
      where window_starts_at = ${atFour} and status <> 'cancelled' order by window_place`;
    return rows.map(({ place }) => place);
  };

  test('goes to as many as there are places, when twenty orders race', async () => {
    await takes({ weekday: 'wednesday', hour: 16, orders: 7 });
    const guests = Array.from({ length: 20 }, () => world.device());
    const orders = await Promise.all(guests.map((guest) => yesThrough(guest, { window: atFour })));
    const replies = await Promise.all(
      guests.map((guest, index) => guest.call(placeOrder, orders[index] ?? raise())),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(7);
    expect(replies.filter((one) => !one.ok && one.reason === 'window-full')).toHaveLength(13);
    expect(await placesTaken()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('is one order for the copies of a request', async () => {
    await takes({ weekday: 'wednesday', hour: 16, orders: 1 });
    const guest = world.device();
    const order = await yesThrough(guest, { window: atFour });
    const replies = await Promise.all(Array.from({ length: 10 }, () => guest.call(placeOrder, order)));
    expect(new Set(replies.map((one) => answered(one).code)).size).toBe(1);
    expect(await placesTaken()).toEqual([1]);
  });

  test('counts orders that stand beyond a capacity which was lowered since', async () => {
    await takes({ weekday: 'wednesday', hour: 16, orders: 3 });
    const [first] = await Promise.all([1, 2, 3].map(() => placeThrough(world.device(), { window: atFour })));
    await standAt(world, first?.code ?? '', 'cancelled');
    await takes({ weekday: 'wednesday', hour: 16, orders: 2 });
    const basket = await basketFor(world, { marketId: utako, window: atFour });
    expect(await world.device().call(quoteOrder, basket)).toMatchObject({ reason: 'window-full' });
  });
});

function raise(): never {
  throw new Error('an order for each guest');
}
