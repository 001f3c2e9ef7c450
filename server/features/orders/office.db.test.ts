import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deleteAccount } from '#contract/accounts/endpoints.ts';
import type { InputOf, ReplyOf } from '#contract/endpoint.ts';
import { listOrders } from '#contract/orders/office-endpoints.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories.ts';
import { lineOf, marketNamed, moveBy, placeThrough } from '#test/factories-orders.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const desk = (await signUpAdmin(world, ['orders:view', 'orders:manage'])).client;

const person = (name: string, phone: string) => ({ customer: { name, phone } });
const ada = await placeThrough(world.device(), {
  ...person('Adaobi Ọlá', '08031112222'),
  items: [lineOf('ofada rice'), lineOf('ugu')],
});
const bello = await placeThrough(world.device(), {
  ...person("Bello D'Ancona", '08031113333'),
  receiver: { name: 'Zainab Ɗanjuma', phone: '08099998888' },
  items: [lineOf('crayfish')],
});
const chidi = await signUpCustomer(world);
const third = await placeThrough(chidi.client, {
  ...person('Chidi Okafor', '08031114444'),
  marketId: await marketNamed(world, 'Wuse Market'),
  items: [lineOf('crayfish'), lineOf('yam')],
});
await moveBy(world, desk, third.code, 'cancel');

async function found(asked: InputOf<typeof listOrders>): Promise<string[]> {
  return answered(await desk.call(listOrders, asked)).orders.map(({ code }) => code);
}

/** Words are kept a moment behind the order. */
async function foundSoon(search: string, codes: string[]): Promise<void> {
  await expect.poll(() => found({ search })).toEqual(codes);
}

it('everything there is, newest first, and counted', async () => {
  const all = answered(await desk.call(listOrders, {}));
  expect(all.orders.map(({ code }) => code)).toEqual([third.code, bello.code, ada.code]);
  expect(all).toMatchObject({ next: null, lookedTo: null, total: { count: 3, isMore: false } });
  expect(all.orders[1]).toMatchObject({
    customer: { id: null, name: "Bello D'Ancona", phone: '+2348031113333' },
    receiverName: 'Zainab Ɗanjuma',
    isLate: false,
    openAlarms: 0,
  });
});

it('an order is found by its code, whole or begun, in any writing', async () => {
  expect(await found({ search: ada.code })).toEqual([ada.code]);
  expect(await found({ search: ada.code.toLowerCase().replace('-', ' ') })).toEqual([ada.code]);
  expect(await found({ search: ada.code.slice(0, 8) })).toContain(ada.code);
});

it('by a phone in any writing, its own or its receiver’s, or by how it ends', async () => {
  for (const search of ['0803 111 2222', '+234 803 111 2222', '2222', '112222'])
    expect(await found({ search })).toEqual([ada.code]);
  expect(await found({ search: '0809-999-8888' })).toEqual([bello.code]);
  expect(await found({ search: '08031110000' })).toEqual([]);
});

it('by words of people and items, in any order, begun or whole, with accents or without', async () => {
  await foundSoon('adaobi', [ada.code]);
  await foundSoon('crayfish', [third.code, bello.code]);
  expect(await found({ search: 'OLA adao' })).toEqual([ada.code]);
  expect(await found({ search: 'ọlá' })).toEqual([ada.code]);
  expect(await found({ search: 'danjuma' })).toEqual([bello.code]);
  expect(await found({ search: 'ancona' })).toEqual([bello.code]);
  expect(await found({ search: 'ugu ofada' })).toEqual([ada.code]);
  expect(await found({ search: 'ugu crayfish' })).toEqual([]);
  expect(await found({ search: '- ,' })).toEqual([]);
});

it('by what it is, and by several things at once', async () => {
  expect(await found({ statuses: 'cancelled,failed' })).toEqual([third.code]);
  expect(await found({ statuses: 'confirmed' })).toEqual([bello.code, ada.code]);
  expect(await found({ by: 'account' })).toEqual([third.code]);
  expect(await found({ by: 'guest', search: 'crayfish' })).toEqual([bello.code]);
  expect(await found({ accountId: chidi.user.id })).toEqual([third.code]);
  expect(await found({ payWay: 'online' })).toEqual([]);
  const marketId = await marketNamed(world, 'Wuse Market');
  expect(await found({ marketId })).toEqual([third.code]);
  expect(await found({ marketId, statuses: 'confirmed' })).toEqual([]);
});

it('by days in Lagos, of placing and of promise', async () => {
  const today = new Date(Date.now() + 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(await found({ placedFrom: today, placedTo: today })).toHaveLength(3);
  expect(await found({ placedTo: '2020-01-01' })).toEqual([]);
  expect(await found({ promisedFrom: today, sort: 'promise', placedFrom: today })).toHaveLength(3);
  expect(await found({ promisedTo: '2020-01-01' })).toEqual([]);
});

it('what is late, and what still wants somebody', async () => {
  await world.db`update customer_order set placed_at = now() - interval '2 hours', scheduled_for = null,
    confirmed_at = now() - interval '2 hours' where code = ${ada.code}`;
  await world.db`
    insert into alarm (kind, order_id, about, raised_at)
    select 'running-late', id, '', now() from customer_order where code = ${bello.code}`;
  expect(await found({ late: 'yes' })).toEqual([ada.code]);
  expect(await found({ has: 'alarm' })).toEqual([bello.code]);
  expect(await found({ has: 'claim' })).toEqual([]);
  expect(await found({ has: 'question' })).toEqual([]);
  expect((await found({ sort: 'promise' }))[0]).toBe(ada.code);
});

it('somebody who was forgotten is found by no name any more', async () => {
  const { client, password } = await signUpCustomer(world);
  const { code } = await placeThrough(client, { ...person('Ekaette Bassey', '08031115555') });
  await foundSoon('ekaette', [code]);
  await moveBy(world, desk, code, 'cancel');
  answered(await client.call(deleteAccount, { password }));
  expect(await found({ search: 'ekaette' })).toEqual([]);
});

it('page follows page without a gap or an order twice', async () => {
  await world.db`
    insert into customer_order (id, code, link_hash, request_hash, status, status_since, version, market_id,
      customer_name, customer_phone, area, landmark, directions, price_rule, pay_way, items, estimate_kobo,
      ceiling_kobo, delivery_fee_kobo, service_fee_kobo, placed_at, shop_by, minutes)
    select gen_random_uuid(), 'MW-PPPP' || lpad(translate(n::text, '01', 'AB'), 4, 'A'), ${randomUUID()} || n, n,
      'cancelled', now(), 1, market_id, 'Page Turner', '+23480' || lpad(n::text, 8, '7'), area, landmark, directions,
      price_rule, pay_way, items, estimate_kobo, ceiling_kobo, delivery_fee_kobo, service_fee_kobo,
      now() - n / 3 * interval '1 minute', shop_by, minutes
    from customer_order, generate_series(1, 130) as n where code = ${bello.code}`;
  for (const sort of ['newest', 'promise'] as const) {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const asked: InputOf<typeof listOrders> = { statuses: 'cancelled', search: 'mw-pppp', sort };
      const page: ReplyOf<typeof listOrders> = answered(
        await desk.call(listOrders, { ...asked, ...(after !== null && { after }) }),
      );
      expect(page.total).toEqual(after === null ? { count: 130, isMore: false } : null);
      seen.push(...page.orders.map(({ code }) => code));
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(130);
    expect(new Set(seen).size).toBe(130);
  }
});
