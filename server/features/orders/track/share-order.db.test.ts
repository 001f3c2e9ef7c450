import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cancelOrder, showOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { shareOrder, watchOrder } from '#contract/orders/sharing/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { randomUUID } from 'node:crypto';
import { answered } from '#test/client.ts';
import { linkOf, placeThrough, standAt, wednesdayMorning } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const customer = { name: 'Amaka Obi', phone: '0803 444 1234' };
const hour = 60 * 60 * 1000;

async function shared() {
  const guest = world.device();
  const placed = await placeThrough(guest, { customer });
  const { key } = answered(await guest.call(shareOrder, linkOf(placed)));
  return { guest, placed, key, code: placed.code };
}

test('family who were sent the link see what a tracker sees, and the same link comes each time', async () => {
  const { guest, placed, key, code } = await shared();
  const watched = answered(await world.device().call(watchOrder, { code, key }));
  expect(watched).toEqual(answered(await world.device().call(trackOrder, { code, digits: '1234' })));
  const written = JSON.stringify(watched);
  for (const secret of ['Amaka', '1234', 'filling station', 'pin', 'phone'])
    expect(written).not.toContain(secret);
  expect(answered(await guest.call(shareOrder, linkOf(placed)))).toEqual({ key });
  await standAt(world, code, 'delivered');
});

test('the key for family opens neither the whole order nor anything that its customer can do', async () => {
  const { placed, key, code } = await shared();
  const family = world.device();
  expect(await family.call(showOrder, { code, token: key })).toMatchObject({ reason: 'not-found' });
  expect(await family.call(shareOrder, { code, token: key })).toMatchObject({ reason: 'not-found' });
  const cancelling = { clientRequestId: randomUUID(), code, token: key, reason: 'no', agreedOwedKobo: 0 };
  expect(await family.call(cancelOrder, cancelling)).toMatchObject({ reason: 'not-found' });
  expect(key).not.toContain(placed.token.slice(0, 8));
  await standAt(world, code, 'delivered');
});

test('a stranger and an admin cannot make the link, and there is none for an order that is not there', async () => {
  const { placed, code } = await shared();
  const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);
  const stranger = await signUpCustomer(world);
  for (const client of [admin.client, stranger.client, world.device()])
    expect(await client.call(shareOrder, { code, token: null })).toMatchObject({ reason: 'not-found' });
  const nobodys = { code: orderCode.parse('MW-23456789'), token: placed.token };
  expect(await world.device().call(shareOrder, nobodys)).toMatchObject({ reason: 'not-found' });
  await standAt(world, code, 'delivered');
});

test('a key of another order and a made-up key are answered as an order that is not there', async () => {
  const one = await shared();
  await standAt(world, one.code, 'delivered');
  const two = await shared();
  for (const key of [two.key, 'A'.repeat(22)])
    expect(await world.device().call(watchOrder, { code: one.code, key })).toMatchObject({
      reason: 'not-found',
    });
  await standAt(world, two.code, 'delivered');
});

test('the link ends a day after the delivery, also where the order is completed later, and is not made any more', async () => {
  const { guest, placed, key, code } = await shared();
  await deliveredNow(placed.order.id, code);
  const watch = () => world.device().call(watchOrder, { code, key });
  expect(answered(await watch())).toMatchObject({ status: 'delivered' });
  vi.setSystemTime(Date.now() + 24 * hour + 1000);
  await standAt(world, code, 'completed');
  expect(await watch()).toMatchObject({ reason: 'not-found' });
  expect(await guest.call(shareOrder, linkOf(placed))).toMatchObject({ reason: 'too-late' });
  // It is no guess, however often it is tapped.
  for (let taps = 0; taps < 12; taps += 1) expect(await watch()).toMatchObject({ reason: 'not-found' });
  expect(answered(await world.device().call(trackOrder, { code, digits: '1234' }))).toMatchObject({ code });
});

async function deliveredNow(orderId: string, code: string): Promise<void> {
  await standAt(world, code, 'delivered');
  await world.db`
    insert into order_event (order_id, version, at, action, status, mover)
    values (${orderId}, 50, ${new Date()}, 'deliver', 'delivered', 'agent')`;
}
