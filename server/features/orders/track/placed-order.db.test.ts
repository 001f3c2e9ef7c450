import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  cancelOrder,
  joinOrder,
  listBoard,
  listMyOrders,
  placeOrder,
  previewCancel,
  rateOrder,
  showOrder,
  trackOrder,
} from '#contract/orders/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import {
  linkOf,
  type Placed,
  placeThrough,
  standAt,
  wednesdayMorning,
  yesThrough,
} from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const cancelling = { reason: 'I changed my mind', agreedOwedKobo: 0 };

function cancel(client: Client, { code, token }: Placed, given: Partial<typeof cancelling> = {}) {
  return client.call(cancelOrder, { clientRequestId: randomUUID(), code, token, ...cancelling, ...given });
}

describe('cancelling', () => {
  test('before shopping is free, is shown first, and lets the phone order again', async () => {
    const guest = world.device();
    const customer = { name: 'Bola', phone: '0803 777 0001' };
    const placed = await placeThrough(guest, { customer });
    const shown = answered(await guest.call(previewCancel, linkOf(placed)));
    expect(shown).toEqual({ refundKobo: 0, owedKobo: 0 });
    const cancelled = answered(await cancel(guest, placed));
    expect(cancelled).toMatchObject({ status: 'cancelled', actions: [], eta: null });
    expect(cancelled.events.at(-1)).toMatchObject({ by: 'customer', reason: 'I changed my mind' });
    expect((await placeThrough(guest, { customer })).order.status).toBe('confirmed');
  });

  test('during shopping costs the service fee, and only a yes to that cancels', async () => {
    const ada = await signUpCustomer(world);
    const placed = await placeThrough(ada.client);
    await standAt(world, placed.code, 'shopping');
    const shown = answered(await ada.client.call(previewCancel, { code: placed.code, token: null }));
    expect(shown).toEqual({ refundKobo: 0, owedKobo: 5000 });
    expect(await cancel(ada.client, placed)).toMatchObject({ reason: 'changed-meanwhile' });
    const cancelled = answered(await cancel(ada.client, placed, { agreedOwedKobo: shown.owedKobo }));
    expect(cancelled.status).toBe('cancelled');
    const [row] = await world.db`select owed_kobo as owed from customer_order where code = ${placed.code}`;
    expect(row).toEqual({ owed: 5000 });
  });

  test('is too late once something is bought, or the bags are picked up', async () => {
    const guest = world.device();
    const placed = await placeThrough(guest);
    await standAt(world, placed.code, 'shopping');
    await world.db`
      update order_item set status = 'found', paid_kobo = 90000
      where order_id = ${placed.order.id} and position = 0`;
    expect(answered(await guest.call(showOrder, linkOf(placed))).actions).toEqual([]);
    expect(await guest.call(previewCancel, linkOf(placed))).toMatchObject({ reason: 'too-late' });
    expect(await cancel(guest, placed, { agreedOwedKobo: 1_000_000 })).toMatchObject({ reason: 'too-late' });
    await standAt(world, placed.code, 'picked_up');
    expect(await cancel(guest, placed)).toMatchObject({ status: 409, reason: 'too-late' });
  });

  test('twice is one cancellation and one answer', async () => {
    const guest = world.device();
    const { code, token } = await placeThrough(guest);
    const tap = { clientRequestId: randomUUID(), code, token, ...cancelling };
    const replies = (await Promise.all([1, 2, 3].map(() => guest.call(cancelOrder, tap)))).map(answered);
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(await guest.call(cancelOrder, { ...tap, clientRequestId: randomUUID() })).toMatchObject({
      reason: 'too-late',
    });
  });

  test('needs the link or the owner’s sign-in; a stranger finds nothing', async () => {
    const placed = await placeThrough(world.device());
    const stranger = await signUpCustomer(world);
    expect(await cancel(stranger.client, { ...placed, token: 'a-link-that-somebody-made-up' })).toMatchObject(
      {
        reason: 'not-found',
      },
    );
  });
});

describe('a guest’s order joins an account', () => {
  test('through its link alone, and stands among its orders then', async () => {
    const placed = await placeThrough(world.device());
    const ada = await signUpCustomer(world);
    const wrong = { code: placed.code, token: 'a-link-that-somebody-made-up' };
    expect(await ada.client.call(joinOrder, wrong)).toMatchObject({ reason: 'not-found' });
    const joined = answered(await ada.client.call(joinOrder, linkOf(placed)));
    expect(joined.customer.id).toBe(ada.user.id);
    expect(answered(await ada.client.call(joinOrder, linkOf(placed)))).toEqual(joined);
    const mine = answered(await ada.client.call(listMyOrders, {}));
    expect(mine.underWay.map(({ code }) => code)).toEqual([placed.code]);
  });

  test('once: another account cannot take it over with the same link', async () => {
    const placed = await placeThrough(world.device());
    const [ada, bola] = [await signUpCustomer(world), await signUpCustomer(world)];
    answered(await ada.client.call(joinOrder, linkOf(placed)));
    expect(await bola.client.call(joinOrder, linkOf(placed))).toMatchObject({ reason: 'not-found' });
  });

  test('not beside another open one, even when two join at once', async () => {
    const ada = await signUpCustomer(world);
    const orders = [await placeThrough(world.device()), await placeThrough(world.device())];
    const replies = await Promise.all(orders.map((order) => ada.client.call(joinOrder, linkOf(order))));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ reason: 'order-already-open' });
  });
});

describe('the rating of an order', () => {
  test('waits until it is delivered, and a second one replaces the first', async () => {
    const guest = world.device();
    const placed = await placeThrough(guest);
    const { code, token } = placed;
    const rate = (stars: number, words: string) => guest.call(rateOrder, { code, token, stars, words });
    expect(await rate(5, '')).toMatchObject({ reason: 'too-early' });
    await standAt(world, code, 'delivered');
    expect(answered(await rate(5, 'E sweet me')).rating).toEqual({ stars: 5, words: 'E sweet me' });
    expect(answered(await rate(3, '')).rating).toEqual({ stars: 3, words: '' });
    expect(await rate(6, '')).toMatchObject({ reason: 'bad-input' });
  });
});

describe('lists of orders', () => {
  test('show a customer those under way first, then the rest, newest first, a page at a time', async () => {
    const ada = await signUpCustomer(world);
    const codes: string[] = [];
    for (let order = 0; order < 23; order += 1) {
      const { code } = await placeThrough(ada.client);
      codes.unshift(code);
      if (order < 22) await standAt(world, code, 'completed');
    }
    const first = answered(await ada.client.call(listMyOrders, {}));
    expect(first.underWay.map(({ code }) => code)).toEqual(codes.slice(0, 1));
    expect(first.underWay[0]).toMatchObject({
      marketName: 'Utako Market',
      itemNames: ['garri', 'pepper'],
      items: 2,
    });
    expect(first.past.map(({ code }) => code)).toEqual(codes.slice(1, 21));
    const second = answered(await ada.client.call(listMyOrders, { after: first.next ?? '' }));
    expect(second).toMatchObject({ underWay: [], next: null });
    expect(second.past.map(({ code }) => code)).toEqual(codes.slice(21));
  });

  test('show no customer those of another', async () => {
    const { client } = await signUpCustomer(world);
    expect(answered(await client.call(listMyOrders, {}))).toEqual({ underWay: [], past: [], next: null });
  });

  test('show the board what is under way, then the newest of the rest, with whom to call', async () => {
    const viewer = await signUpAdmin(world, ['orders:view']);
    const placed = await placeThrough(world.device());
    const board = answered(await viewer.client.call(listBoard, {}));
    const found = board.find(({ code }) => code === placed.code);
    expect(found).toMatchObject({ customerName: 'Amaka Obi', customerPhone: placed.order.customer.phone });
    const over = board.findIndex(({ status }) => status === 'completed' || status === 'cancelled');
    expect(board.slice(0, over).every(({ status }) => status !== 'completed' && status !== 'cancelled')).toBe(
      true,
    );
  });
});

describe('a person who asks to be deleted', () => {
  test('waits for an order that is under way', async () => {
    const ada = await signUpCustomer(world);
    const placed = await placeThrough(ada.client);
    const gone = () => ada.client.call(deleteAccount, { password: ada.password });
    expect(await gone()).toMatchObject({ status: 409, reason: 'order-under-way' });
    answered(await cancel(ada.client, placed));
    expect((await gone()).ok).toBe(true);
  });

  test('takes their orders along as a document', async () => {
    const ada = await signUpCustomer(world);
    const placed = await placeThrough(ada.client);
    const document = answered(await ada.client.call(exportAccount, {}));
    expect(document['orders']).toMatchObject([
      { code: placed.code, customer: { name: 'Amaka Obi' }, items: [{ raw: '2 paint garri (white)' }, {}] },
    ]);
  });

  test('either has the order placed first or is refused it, at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const ada = await signUpCustomer(world);
      const guests = await placeThrough(world.device());
      const written = await yesThrough(ada.client);
      await Promise.all([
        ada.client.call(deleteAccount, { password: ada.password }),
        round % 2 === 0 ? ada.client.call(placeOrder, written) : ada.client.call(joinOrder, linkOf(guests)),
      ]);
      const left = await world.db`
        select 1 from customer_order o join account on account.id = o.account_id
        where account.id = ${ada.user.id} and account.deleted_at is not null and o.is_under_way`;
      expect([...left]).toEqual([]);
    }
  });

  test('leaves the order without name, phone, place, link or text, and no reply that repeats them', async () => {
    const ada = await signUpCustomer(world);
    const written = await yesThrough(ada.client, {
      customer: { name: 'Adaeze Nwankwo', phone: '0803 999 4321' },
      receiver: { name: 'Uncle Chike', phone: '0805 888 5678' },
      address: {
        area: 'Jabi',
        landmark: 'Blue gate',
        directions: 'Second floor',
        pin: { latitude: 9.0706, longitude: 7.4226 },
      },
    });
    const placed = answered(await ada.client.call(placeOrder, written));
    answered(await cancel(ada.client, placed, { reason: 'My sister Ifeoma bought it' }));
    answered(await ada.client.call(deleteAccount, { password: ada.password }));
    const [row] = await world.db.one({ written: text })`
      select (select o::text from customer_order o where code = ${placed.code}) ||
        (select string_agg(e::text, '') from order_event e where order_id = ${placed.order.id}) ||
        (select string_agg(coalesce(r.reply, ''), '') from once_reply r) as written`;
    const personal = [
      'Adaeze',
      '9994321',
      'Chike',
      '8885678',
      'Blue gate',
      'Second floor',
      '9.0706',
      'Ifeoma',
    ];
    for (const word of personal) expect(row.written).not.toContain(word);
    expect(row.written).toContain(placed.code);
    expect(await world.device().call(showOrder, linkOf(placed))).toMatchObject({ reason: 'not-found' });
    const track = { code: placed.code, digits: '4321' };
    expect(await world.device().call(trackOrder, track)).toMatchObject({ reason: 'no-such-order' });
  });
});

test('calls about a placed order are answered while the gate is shut; a new order is not', () => {
  const orders = endpoints.filter(({ path }) => /\/orders/.test(path));
  const refused = orders.filter(({ duringMaintenance }) => duringMaintenance === 'refused');
  expect(refused.map(({ name }) => name).toSorted()).toEqual(['listArrivals', 'placeOrder', 'quoteOrder']);
});
