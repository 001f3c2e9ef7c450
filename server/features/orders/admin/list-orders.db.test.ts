import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deleteAccount } from '#contract/accounts/endpoints.ts';
import { cityId } from '#contract/cities/ids.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import type { AdminOrder } from '#contract/orders/admin/schema.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { askAbout, runOfOneLine } from '#test/factories/price-questions.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { minutesPass, orderNow } from '#test/factories/dispatch.ts';
import {
  errandFrom,
  lineOf,
  marketNamed,
  moveBy,
  newPhone,
  parcelFrom,
  placeThrough,
  taskAt,
  type Placed,
} from '#test/factories/orders.ts';
import { runAt, say } from '#test/factories/run.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { abuja, adminOf } from '#test/worlds/two-cities.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);
const admin = (await signUpAdmin(world, ['orders:view', 'orders:manage'])).client;

const person = (name: string, phone = newPhone()) => ({ customer: { name, phone } });

type Asked = InputOf<typeof listOrders>;

/** Orders among these that pass a filter, in the order of the list. */
async function found(among: readonly Placed[], asked: Asked): Promise<string[]> {
  const { orders } = answered(await admin.call(listOrders, asked));
  return orders.map(({ code }) => code).filter((code) => among.some((placed) => placed.code === code));
}

/** The order as the list says it. */
async function listed({ code }: Placed): Promise<AdminOrder> {
  const [order] = answered(await admin.call(listOrders, { search: code })).orders;
  if (order === undefined) throw new Error(`${code} is not on the list`);
  return order;
}

it('an admin sees the newest order first, who ordered it and for whom, and how many there are', async () => {
  const before = answered(await admin.call(listOrders, {})).total?.count ?? 0;
  const ada = await placeThrough(world.device());
  const receiver = { name: 'Zainab Ɗanjuma', phone: newPhone() };
  const bello = await placeThrough(world.device(), {
    ...person("Bello D'Ancona", '08031113333'),
    receiver,
  });
  const all = answered(await admin.call(listOrders, {}));
  expect(all.orders.slice(0, 2).map(({ code }) => code)).toEqual([bello.code, ada.code]);
  expect(all).toMatchObject({ next: null, lookedTo: null, total: { count: before + 2, isMore: false } });
  expect(all.orders[0]).toMatchObject({
    customer: { id: null, name: "Bello D'Ancona", phone: '+2348031113333' },
    receiverName: 'Zainab Ɗanjuma',
    isLate: false,
    openAlarms: 0,
  });
});

it('an admin finds an order by its code, whole or begun, in any writing', async () => {
  const both = [await placeThrough(world.device()), await placeThrough(world.device())];
  for (const { code } of both) {
    expect(await found(both, { search: code })).toEqual([code]);
    expect(await found(both, { search: code.toLowerCase().replace('-', ' ') })).toEqual([code]);
    expect(await found(both, { search: code.slice(0, 8) })).toContain(code);
  }
});

it('an admin finds an order by the phone of either person, in any writing, or by any part of it', async () => {
  const own = await placeThrough(world.device(), person('Own phone', '08031112222'));
  const other = await placeThrough(world.device(), {
    receiver: { name: 'Another phone', phone: '08099998888' },
  });
  for (const search of ['0803 111 2222', '+234 803 111 2222', '2222', '112222', '3111222'])
    expect(await found([own, other], { search })).toEqual([own.code]);
  for (const search of ['0809-999-8888', '8888'])
    expect(await found([own, other], { search })).toEqual([other.code]);
  expect(await found([own, other], { search: '08031' })).toContain(own.code);
  expect(await found([own, other], { search: '08031110000' })).toEqual([]);
});

it('an admin finds a parcel by its giver’s name or number, within their own cities too', async () => {
  const giver = { name: 'Ngozika', phone: '0803 777 6666' };
  const items = [lineOf('Two gowns', { capKobo: null })];
  const parcel = await placeThrough(world.device(), { errand: parcelFrom({ giver }), items });
  const list = await placeThrough(world.device());
  await expect.poll(() => found([parcel, list], { search: 'ngozika' })).toEqual([parcel.code]);
  const { client: inAbuja } = await adminOf(world, [abuja], ['orders:view']);
  for (const search of ['08037776666', '7776666'])
    for (const reader of [admin, inAbuja]) {
      const { orders } = answered(await reader.call(listOrders, { search }));
      expect(orders.map(({ code }) => code)).toEqual([parcel.code]);
    }
});

it('an admin finds orders by words of people and items, in any order, with accents or without', async () => {
  const ada = await placeThrough(world.device(), {
    ...person('Adaobi Ọlá'),
    items: [lineOf('ofada rice'), lineOf('ugu')],
  });
  const bello = await placeThrough(world.device(), {
    ...person("Bello D'Ancona"),
    receiver: { name: 'Zainab Ɗanjuma', phone: newPhone() },
    items: [lineOf('crayfish')],
  });
  const chidi = await placeThrough(world.device(), { items: [lineOf('crayfish'), lineOf('yam')] });
  const all = [ada, bello, chidi];
  // Words are stored a moment after the order.
  await expect.poll(() => found(all, { search: 'crayfish' })).toEqual([chidi.code, bello.code]);
  for (const search of ['adaobi', 'OLA adao', 'ọlá', 'ugu ofada'])
    expect(await found(all, { search }), search).toEqual([ada.code]);
  for (const search of ['danjuma', 'ancona']) expect(await found(all, { search })).toEqual([bello.code]);
  for (const search of ['ugu crayfish', '- ,']) expect(await found(all, { search })).toEqual([]);
});

it('an admin parts orders by status, account, market and by whether a guest placed them', async () => {
  const chidi = await signUpCustomer(world);
  const marketId = await marketNamed(world, 'Wuse Market');
  const guests = await placeThrough(world.device());
  const his = await placeThrough(chidi.client, { marketId });
  answered(await moveBy(world, admin, his.code, 'cancel'));
  const both = [guests, his];
  expect(await found(both, { statuses: 'cancelled,failed' })).toEqual([his.code]);
  expect(await found(both, { statuses: 'confirmed' })).toEqual([guests.code]);
  expect(await found(both, { by: 'account' })).toEqual([his.code]);
  expect(await found(both, { by: 'guest' })).toEqual([guests.code]);
  expect(await found(both, { accountId: chidi.user.id })).toEqual([his.code]);
  expect(await found(both, { marketId })).toEqual([his.code]);
  expect(await found(both, { marketId, statuses: 'confirmed' })).toEqual([]);
});

it('the head office parts orders by city, by promise too, and finds none in a city that is not there', async () => {
  const { city, market, address } = await openCity(owner);
  const far = await placeThrough(world.device(), { marketId: market.id, address });
  const near = await placeThrough(world.device());
  const both = [far, near];
  expect(await found(both, { cityId: city.id })).toEqual([far.code]);
  expect(await found(both, { cityId: city.id, sort: 'promise' })).toEqual([far.code]);
  expect(await found(both, { cityId: city.id, statuses: 'confirmed', by: 'guest' })).toEqual([far.code]);
  expect(await found(both, { cityId: city.id, statuses: 'cancelled' })).toEqual([]);
  expect(await found(both, { cityId: cityId.parse(randomUUID()) })).toEqual([]);
});

it('an admin parts orders by how they are paid', async () => {
  const ada = await signUpCustomer(world);
  const gift = { direction: 'give', kobo: asKobo(2_000_000), reason: 'For the trouble' } as const;
  const clientRequestId = randomUUID();
  answered(await owner.call(adjustCredit, { clientRequestId, accountId: ada.user.id, ...gift }));
  const online = await placeThrough(ada.client, { payWay: 'online' });
  const atTheDoor = await placeThrough(ada.client);
  expect(await found([online, atTheDoor], { payWay: 'online' })).toEqual([online.code]);
  expect(await found([online, atTheDoor], { payWay: 'on_delivery' })).toEqual([atTheDoor.code]);
});

it('an admin parts lists for markets, lists for shops, parcels and tasks', async () => {
  const [list, shop, parcel, task] = [
    await placeThrough(world.device()),
    await placeThrough(world.device(), { errand: errandFrom() }),
    await placeThrough(world.device(), { errand: parcelFrom(), items: [lineOf('Shoes in a box')] }),
    await placeThrough(world.device(), {
      errand: taskAt(),
      items: [{ ...lineOf('Buy light'), capKobo: asKobo(500_000) }],
    }),
  ];
  const all = [list, shop, parcel, task];
  for (const [kind, { code }] of [
    ['market', list],
    ['fetch', shop],
    ['carry', parcel],
    ['do', task],
  ] as const)
    expect(await found(all, { kind }), kind).toEqual([code]);
});

it('an admin finds what an agent carries', async () => {
  const [one, other] = [await runAt(world, 'assigned'), await runAt(world, 'assigned')];
  const both = [one.placed, other.placed];
  expect(await found(both, { agentId: one.agent.user.id })).toEqual([one.placed.code]);
  expect(await found(both, { agentId: other.agent.user.id })).toEqual([other.placed.code]);
});

it('an admin finds orders by the days in Lagos on which they were placed or promised, both ends with them', async () => {
  const old = await orderNow(world);
  await minutesPass(world, 3 * 24 * 60);
  const young = await orderNow(world);
  const both = [old, young];
  const dayOf = (instant: string) => lagosClock(new Date(instant)).date;
  for (const placed of both) {
    const { placedAt, promisedAt } = await listed(placed);
    const [placing, promise] = [dayOf(placedAt), dayOf(promisedAt ?? '')];
    expect(await found(both, { placedFrom: placing, placedTo: placing })).toEqual([placed.code]);
    expect(await found(both, { promisedFrom: promise, promisedTo: promise })).toEqual([placed.code]);
  }
  expect(await found(both, { sort: 'newest' })).toEqual([young.code, old.code]);
  expect(await found(both, { sort: 'promise' })).toEqual([old.code, young.code]);
});

it('an admin finds what was placed half an hour after midnight in Lagos under the day that had begun', async () => {
  const placed = await orderNow(world);
  const { hour, minute } = lagosClock(new Date((await listed(placed)).placedAt));
  await minutesPass(world, 24 * 60 + hour * 60 + minute - 30);
  const { date } = lagosClock(new Date((await listed(placed)).placedAt));
  const before = dayAfter(date, -1);
  expect(await found([placed], { placedFrom: date, placedTo: date })).toEqual([placed.code]);
  expect(await found([placed], { placedFrom: before, placedTo: before })).toEqual([]);
});

it('an admin finds what is late, and not what is still in time', async () => {
  const late = await orderNow(world);
  await minutesPass(world, 2 * 60);
  const inTime = await orderNow(world);
  expect(await found([late, inTime], { late: 'yes' })).toEqual([late.code]);
  expect([(await listed(late)).isLate, (await listed(inTime)).isLate]).toEqual([true, false]);
});

it('an admin finds an order with an open claim until the claim is decided', async () => {
  const [claimed, silent] = [await runAt(world, 'delivered'), await runAt(world, 'delivered')];
  const both = [claimed.placed, silent.placed];
  const asked = { askedKobo: asKobo(50_000) };
  const made = answered(await claimThrough(claimed.customer, claimed.placed, asked));
  expect(await found(both, { has: 'claim' })).toEqual([claimed.placed.code]);
  const decision = { kind: 'refuse', reason: 'It was as it should be' } as const;
  const clientRequestId = randomUUID();
  answered(await owner.call(decideClaim, { clientRequestId, claimId: made.claimId, decision }));
  expect(await found(both, { has: 'claim' })).toEqual([]);
});

it('an admin finds an order with an open question until its customer answers', async () => {
  const [asking, silent] = [await runOfOneLine(world), await runOfOneLine(world)];
  const both = [asking.placed, silent.placed];
  answered(await askAbout(asking, 110_000));
  expect(await found(both, { has: 'question' })).toEqual([asking.placed.code]);
  answered(await say(asking.customer, asking.placed, false));
  expect(await found(both, { has: 'question' })).toEqual([]);
});

it('an admin finds an order that wants an eye until an admin has seen to it', async () => {
  const [troubled, calm] = [await runAt(world, 'shopping'), await runAt(world, 'shopping')];
  const both = [troubled.placed, calm.placed];
  answered(await troubled.steps.cancel('My bike don spoil'));
  expect(await found(both, { has: 'alarm' })).toEqual([troubled.placed.code]);
  const alarms = answered(await admin.call(listAlarms, {}));
  const alarm = alarms.find(({ code }) => code === troubled.placed.code);
  if (alarm === undefined) throw new Error('no alarm says that an agent gave up');
  answered(await admin.call(settleAlarm, { alarmId: alarm.id }));
  expect(await found(both, { has: 'alarm' })).toEqual([]);
});

it('a person who was forgotten is found by no name any more', async () => {
  const { client, password } = await signUpCustomer(world);
  const placed = await placeThrough(client, person('Ekaette Bassey'));
  await expect.poll(() => found([placed], { search: 'ekaette' })).toEqual([placed.code]);
  answered(await moveBy(world, admin, placed.code, 'cancel'));
  answered(await client.call(deleteAccount, { password }));
  expect(await found([placed], { search: 'ekaette' })).toEqual([]);
});
