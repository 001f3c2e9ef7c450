import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, joinOrder, payAtDoor, placeOrder } from '#contract/orders/endpoints.ts';
import { listWindows, setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { tradingDays } from '#contract/time.ts';
import { answered, type Client } from '#test/client.ts';
import { linkOf, marketNamed, placeThrough, yesThrough, type Placed } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { openPaystackWorld, placeOnline } from '#test/worlds/paystack.ts';

const { world, paystack } = await openPaystackWorld();
const owner = await signInOwner(world);
const marketId = await marketNamed(world, 'Utako Market');
const hours = tradingDays.flatMap((weekday) => [10, 11].map((hour) => ({ weekday, hour, orders: 20 })));
answered(await owner.client.call(setWindowHours, { marketId, perAgent: 2, hours }));
const windows = answered(await world.device().call(listWindows, { marketId }));
const [first, second] = windows.slice(-2).map(({ startsAt }) => startsAt);

beforeEach(() => world.db`update customer_order set status = 'cancelled' where is_under_way`);

const online = { payWay: 'online' } as const;
const tryFor = async (client: Client, window: string | undefined) =>
  client.call(placeOrder, await yesThrough(client, { ...online, window }));
const cancel = (client: Client, placed: Placed) =>
  client.call(cancelOrder, {
    clientRequestId: randomUUID(),
    ...linkOf(placed),
    reason: 'Not needed',
    agreedOwedKobo: 0,
  });

describe('an order of a window that nobody has paid for yet', () => {
  test('is one for an account, until it is paid, cancelled or moved to the door', async () => {
    const { client } = await signUpCustomer(world);
    const { placed, started } = await placeOnline(client, { window: first });
    expect(await tryFor(client, second)).toMatchObject({ status: 409, reason: 'window-unpaid' });
    await paystack.pay(started.reference);
    await expect.poll(async () => (await tryFor(client, second)).ok).toBe(true);
    expect(placed.order.window?.from).toBe(first);
    const other = await signUpCustomer(world);
    const one = await placeThrough(other.client, { ...online, window: first });
    answered(await cancel(other.client, one));
    const two = await placeThrough(other.client, { ...online, window: second });
    answered(await other.client.call(payAtDoor, { clientRequestId: randomUUID(), ...linkOf(two) }));
    expect((await tryFor(other.client, first)).ok).toBe(true);
  });

  test('is one for a device, wherever it comes from, and one for an address, whatever device', async () => {
    const phone = world.device({ address: '102.89.1.1' });
    const placed = await placeThrough(phone, { ...online, window: first });
    const roamed = world.device({ address: '102.89.1.2', cookies: phone.cookies });
    expect(await tryFor(roamed, second)).toMatchObject({ reason: 'window-unpaid' });
    expect(await tryFor(world.device({ address: '102.89.1.1' }), second)).toMatchObject({
      reason: 'window-unpaid',
    });
    expect((await tryFor(world.device({ address: '102.89.1.3' }), second)).ok).toBe(true);
    answered(await cancel(phone, placed));
    expect((await tryFor(phone, second)).ok).toBe(true);
  });

  test('keeps nobody from one without a window, or one that is paid at the door', async () => {
    const { client } = await signUpCustomer(world);
    await placeThrough(client, { ...online, window: first });
    expect((await tryFor(client, undefined)).ok).toBe(true);
    await placeThrough(client, { window: second });
  });

  test('is one, however many requests race', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = await Promise.all(
      Array.from({ length: 8 }, () => yesThrough(client, { ...online, window: first })),
    );
    const replies = await Promise.all(wanted.map((order) => client.call(placeOrder, order)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter((one) => !one.ok && one.reason === 'window-unpaid')).toHaveLength(7);
  });

  test('does not become a second one of an account that joins it', async () => {
    const guest = world.device({ address: '102.89.2.1' });
    const placed = await placeThrough(guest, { ...online, window: first });
    const { client } = await signUpCustomer(world);
    await placeThrough(client, { ...online, window: second });
    expect(await client.call(joinOrder, linkOf(placed))).toMatchObject({ reason: 'window-unpaid' });
  });
});
