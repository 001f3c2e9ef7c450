import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { placeOrder, showOrder } from '#contract/orders/endpoints.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { lineOf, placeThrough, standAt, wednesdayMorning, yesThrough } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { trustOnDevice, verifiedGuest } from '#test/factories/phones.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

async function stored(): Promise<Record<string, number>> {
  const [row] = await world.db.one({
    orders: number,
    items: number,
    events: number,
    replies: number,
    published: number,
  })`
    select (select count(*) from customer_order) as orders, (select count(*) from order_item) as items,
      (select count(*) from order_event) as events, (select count(*) from once_reply) as replies,
      (select count(*) from outbox_event) as published`;
  return row;
}

describe('a guest places an order', () => {
  test('and gets a code to read aloud and a link that opens the whole order', async () => {
    const placed = await placeThrough(world.device());
    expect(placed.code).toMatch(/^MW-[2-9A-HJ-NP-Z]{8}$/);
    expect(placed.order).toMatchObject({
      status: 'confirmed',
      version: 2,
      customer: { id: null, name: 'Amaka Obi' },
      estimateKobo: 220_000,
      ceilingKobo: 255_000,
      actions: ['cancel'],
    });
    expect(placed.order.items.map(({ raw }) => raw)).toEqual(['2 paint garri (white)', 'pepper']);
    expect(placed.order.events.map(({ action, by }) => [action, by])).toEqual([
      ['place', 'customer'],
      ['confirm', 'system'],
    ]);
    const seen = answered(await world.device().call(showOrder, { code: placed.code, token: placed.token }));
    expect(seen).toEqual(placed.order);
  });

  test('and the outbox has both steps, in order and without a name', async () => {
    const { code, order } = await placeThrough(world.device());
    const published = await world.db`
      select name, kind, topics, payload from outbox_event where payload ->> 'code' = ${code} order by id`;
    expect([...published]).toEqual([
      {
        name: 'order.placed',
        kind: 'order.place',
        topics: [`order:${order.id}`, 'orders'],
        payload: { orderId: order.id, code, action: 'place', status: 'placed', version: 1 },
      },
      {
        name: 'order.confirmed',
        kind: 'order.confirm',
        topics: [`order:${order.id}`, 'orders'],
        payload: { orderId: order.id, code, action: 'confirm', status: 'confirmed', version: 2 },
      },
    ]);
  });

  test('and a copy of the database opens no order: neither link nor request stands in it', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    const { token } = answered(await guest.call(placeOrder, order));
    const [row] = await world.db.one({ written: text })`
      select (select string_agg(o::text, '') from customer_order o) ||
        (select string_agg(r::text, '') from once_reply r) ||
        (select string_agg(e::text, '') from outbox_event e) as written`;
    expect(row.written).not.toContain(token);
    expect(row.written).not.toContain(order.clientRequestId);
  });
});

describe('the same order sent again', () => {
  test('fifty copies at once are one order and fifty equal answers', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    const before = await stored();
    const replies = await Promise.all(Array.from({ length: 50 }, () => guest.call(placeOrder, order)));
    const answers = replies.map(answered);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const after = await stored();
    expect(after).toEqual({
      orders: (before['orders'] ?? 0) + 1,
      items: (before['items'] ?? 0) + 2,
      events: (before['events'] ?? 0) + 2,
      replies: (before['replies'] ?? 0) + 1,
      published: (before['published'] ?? 0) + 2,
    });
    const [only] = answers;
    answered(await guest.call(showOrder, { code: only?.code ?? '', token: only?.token ?? '' }));
  });

  test('from a phone that lost its connection before the answer is the same order', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    const before = await stored();
    const gone = new AbortController();
    const sent = guest
      .request('/api/orders', {
        method: 'POST',
        body: JSON.stringify(order),
        headers: { 'content-type': 'application/json' },
        signal: gone.signal,
      })
      .catch(() => 'dropped');
    await vi.waitFor(async () => expect((await stored())['orders']).toBe((before['orders'] ?? 0) + 1));
    gone.abort();
    await sent;
    const first = answered(await guest.call(placeOrder, order));
    expect(answered(await guest.call(placeOrder, order))).toEqual(first);
    expect((await stored())['orders']).toBe((before['orders'] ?? 0) + 1);
  });

  test('days later, when the market is closed and the price is another: still the first answer', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    const first = answered(await guest.call(placeOrder, order));
    vi.setSystemTime(new Date('2026-03-08T23:00:00.000Z'));
    const again = answered(await guest.call(placeOrder, order));
    vi.setSystemTime(wednesdayMorning);
    expect(again).toEqual(first);
  });

  test('the id in capitals is the same id', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    const first = answered(await guest.call(placeOrder, order));
    const capitals = { ...order, clientRequestId: order.clientRequestId.toUpperCase() };
    expect(answered(await guest.call(placeOrder, capitals))).toEqual(first);
  });

  test('with another list under the old id is refused', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    answered(await guest.call(placeOrder, order));
    const other = { ...order, items: [...order.items, lineOf('crayfish')] };
    const reply = await guest.call(placeOrder, other);
    expect(reply).toMatchObject({ ok: false, status: 409, reason: 'same-id-other-body' });
  });

  test('by somebody else under the same id is refused and shows nothing', async () => {
    const order = await yesThrough(world.device());
    answered(await world.device().call(placeOrder, order));
    const other = await signUpCustomer(world);
    expect(await other.client.call(placeOrder, order)).toMatchObject({ reason: 'same-id-other-body' });
  });

  test('after a refusal is weighed anew: nothing was done the first time', async () => {
    const guest = world.device();
    const order = await yesThrough(guest);
    const low = await guest.call(placeOrder, { ...order, ceilingKobo: 100_000 });
    expect(low).toMatchObject({ reason: 'ceiling-too-low' });
    expect(answered(await guest.call(placeOrder, order)).order.status).toBe('confirmed');
  });
});

describe('one order to pay at the door is open at a time', () => {
  const openAlready = { ok: false, status: 409, reason: 'order-already-open' };

  test('for a verified phone, however it is written', async () => {
    const { client } = await verifiedGuest(world);
    await trustOnDevice(world, client, '0803 111 2222');
    await placeThrough(client, { customer: { name: 'Bola', phone: '0803 111 2222' } });
    const again = await yesThrough(client, { customer: { name: 'Bola', phone: '+2348031112222' } });
    expect(await client.call(placeOrder, again)).toMatchObject(openAlready);
  });

  test('for a verified phone, when twenty different orders race', async () => {
    const { client, phone } = await verifiedGuest(world);
    const customer = { name: 'Bola', phone };
    const orders = await Promise.all(Array.from({ length: 20 }, () => yesThrough(client, { customer })));
    const replies = await Promise.all(orders.map((order) => client.call(placeOrder, order)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter((one) => !one.ok && one.reason === 'order-already-open')).toHaveLength(19);
  });

  test('for an account, whatever phone it gives', async () => {
    const { client } = await signUpCustomer(world);
    await placeThrough(client);
    expect(await client.call(placeOrder, await yesThrough(client))).toMatchObject(openAlready);
  });

  test('and the next one is taken as soon as the first is handed over', async () => {
    const { client } = await signUpCustomer(world);
    const first = await placeThrough(client);
    await standAt(world, first.code, 'delivered');
    expect((await placeThrough(client)).order.status).toBe('confirmed');
  });
});

describe('a guest who sends order after order', () => {
  test('is slowed down by address, but not for copies of one order', async () => {
    const from = { address: '10.77.0.1' };
    const order = await yesThrough(world.device(from));
    for (let copy = 0; copy < 3; copy += 1) answered(await world.device(from).call(placeOrder, order));
    let refused;
    for (let sent = 0; sent < 110 && refused === undefined; sent += 1) {
      const reply = await world.device(from).call(placeOrder, { ...order, clientRequestId: randomUUID() });
      if (!reply.ok && reply.reason === 'too-many-tries') refused = reply;
    }
    expect(refused).toMatchObject({ status: 429 });
    expect(refused?.retryAfterSeconds).toBeGreaterThan(60);
    answered(await world.device(from).call(placeOrder, order));
  });
});
