import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import { changeProfile, me } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { listOrders, noteCall } from '#contract/orders/admin/endpoints.ts';
import { listBoard, placeOrder } from '#contract/orders/endpoints.ts';
import { placePhoneOrder, showPhoneCustomer } from '#contract/orders/phone-orders/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import { askPhoneOrderCode, listOwnPhones, verifyPhoneOrder } from '#contract/phones/endpoints.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { openCity } from '#test/factories/cities.ts';
import { marketNamed, newPhone, placeThrough, standAt } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { placeByPhone, typedThrough } from '#test/factories/phone-orders.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { abuja, adminOf } from '#test/worlds/two-cities.ts';
import { openCodeWorld } from '#test/worlds/phone-codes.ts';
import { openWorld } from '#test/world.ts';

const { world, send, codeSentTo } = await openCodeWorld();
const staff = await signUpAdmin(world, ['orders:view', 'orders:manage', 'audit:view']);
const { client: office } = staff;
const large = { ceilingKobo: 800_000 };

const caller = (phone = newPhone()) => ({ name: 'Mama Ngozi', phone });

/** The code that went to the number, read back on the phone. */
async function proved(by: Client, phone: string, callId: string) {
  answered(await by.call(askPhoneOrderCode, { phone, callId }));
  await send();
  return by.call(verifyPhoneOrder, { phone, callId, code: codeSentTo(phone) });
}

describe('an order that staff type for somebody on the phone', () => {
  test('is a guest’s, marked with who typed it, on the board, in the list, in its history and the audit', async () => {
    const customer = caller();
    const { code, order } = await placeByPhone(office, { customer });
    expect(order).toMatchObject({ status: 'confirmed', payWay: 'on_delivery', customer: { id: null } });
    const board = answered(await office.call(listBoard, {}));
    expect(board.find((one) => one.code === code)).toMatchObject({ isByPhone: true });
    const { orders } = answered(await office.call(listOrders, { search: code }));
    expect(orders).toMatchObject([{ isByPhone: true }]);
    const page = answered(await office.call(showOrderForOffice, { code }));
    expect(page.byPhone).toEqual({ sendsSms: true });
    expect(page.steps.map(({ action, by, who }) => [action, by, who?.id ?? null])).toEqual([
      ['place', 'admin', staff.user.id],
      ['confirm', 'system', null],
    ]);
    expect(await readAudit(world, 'orders', order.id)).toMatchObject([
      {
        actorId: staff.user.id,
        action: 'placePhoneOrder',
        after: { code, proof: 'none', ceilingKobo: order.ceilingKobo },
      },
    ]);
  });

  test('is none of those that customers place themselves', async () => {
    const { code } = await placeThrough(world.device());
    const board = answered(await office.call(listBoard, {}));
    expect(board.find((one) => one.code === code)).toMatchObject({ isByPhone: false });
    expect(answered(await office.call(showOrderForOffice, { code })).byPhone).toBeNull();
  });

  test('is placed once however often it is sent, and leaves one entry in the audit', async () => {
    const typed = await typedThrough(office, { customer: caller() });
    const replies = await Promise.all([1, 2, 3].map(() => office.call(placePhoneOrder, typed)));
    const codes = new Set(replies.map((reply) => answered(reply).code));
    expect(codes.size).toBe(1);
    const [first] = replies;
    if (first === undefined) throw new Error('nothing was placed');
    expect(await readAudit(world, 'orders', answered(first).order.id)).toHaveLength(1);
    expect(await office.call(placePhoneOrder, { ...typed, ...large })).toMatchObject({
      reason: 'same-id-other-body',
    });
  });

  test('takes nothing of an account with that number: no credit, no trust, no debt', async () => {
    const ada = await signUpCustomer(world);
    const phone = newPhone();
    await trustOnAccount(world, ada.user.id, phone);
    const { order } = await placeByPhone(office, { customer: caller(phone) });
    expect(order).toMatchObject({ customer: { id: null }, heldKobo: 0 });
    const typed = await typedThrough(office, { customer: caller(phone), ...large });
    expect(await office.call(placePhoneOrder, typed)).toMatchObject({ reason: 'phone-unverified' });
  });
});

describe('a number that nobody proved', () => {
  test('has two open orders by phone at most, whichever admin types them', async () => {
    const customer = caller();
    const other = await signUpAdmin(world, ['orders:manage']);
    await placeByPhone(office, { customer });
    await placeByPhone(other.client, { customer });
    const third = await typedThrough(office, { customer });
    expect(await office.call(placePhoneOrder, third)).toMatchObject({ reason: 'phone-unverified' });
    // An office takes many calls: those of other numbers are not counted with it.
    await placeByPhone(office, { customer: caller() });
  });

  test('wants the code above ₦5,000, which proves it for this call and one order', async () => {
    const customer = caller();
    const callId = randomUUID();
    const typed = await typedThrough(office, { customer, callId, ...large });
    expect(await office.call(placePhoneOrder, typed)).toMatchObject({ reason: 'phone-unverified' });
    answered(await proved(office, customer.phone, callId));
    const { order } = answered(await office.call(placePhoneOrder, typed));
    expect(order).toMatchObject({ status: 'confirmed', callBy: null });
    expect(await readAudit(world, 'orders', order.id)).toMatchObject([{ after: { proof: 'code' } }]);
    expect(await readAudit(world, 'phones', callId)).toMatchObject([
      { action: 'askPhoneOrderCode', actorId: staff.user.id },
    ]);
    await standAt(world, order.code, 'cancelled');
    const next = await typedThrough(office, { customer, callId, ...large });
    expect(await office.call(placePhoneOrder, next)).toMatchObject({ reason: 'phone-unverified' });
  });

  test('is trusted neither in another call, nor by another of the staff, nor on the account of who typed', async () => {
    const customer = caller();
    const callId = randomUUID();
    answered(await proved(office, customer.phone, callId));
    const elsewhere = await typedThrough(office, { customer, ...large });
    expect(await office.call(placePhoneOrder, elsewhere)).toMatchObject({ reason: 'phone-unverified' });
    const other = await signUpAdmin(world, ['orders:manage']);
    const theirs = await typedThrough(other.client, { customer, callId, ...large });
    expect(await other.client.call(placePhoneOrder, theirs)).toMatchObject({ reason: 'phone-unverified' });
    expect(answered(await office.call(listOwnPhones, {})).phones).toEqual([]);
    expect(await office.call(placeOrder, { ...strip(elsewhere), payWay: 'on_delivery' })).toMatchObject({
      reason: 'phone-unverified',
    });
  });

  test('is rung back where no code can be read: the order waits for the call', async () => {
    const customer = caller();
    const { code, order } = await placeByPhone(office, { customer, ringsBack: true, ...large });
    expect(order).toMatchObject({ status: 'placed', callBy: expect.any(String) });
    expect(await readAudit(world, 'orders', order.id)).toMatchObject([{ after: { proof: 'call' } }]);
    const noted = await office.call(noteCall, { clientRequestId: randomUUID(), code, outcome: 'confirmed' });
    expect(answered(noted)).toMatchObject({ status: 'confirmed' });
  });

  test('may not have a second large order while one is open', async () => {
    const customer = caller();
    const first = randomUUID();
    answered(await proved(office, customer.phone, first));
    await placeByPhone(office, { customer, callId: first, ...large });
    const second = randomUUID();
    answered(await proved(office, customer.phone, second));
    const typed = await typedThrough(office, { customer, callId: second, ...large });
    expect(await office.call(placePhoneOrder, typed)).toMatchObject({ reason: 'order-already-open' });
  });

  test('pays no debt away: once it is proved, what it owes is in the way', async () => {
    const { customer, callId } = { customer: caller(), callId: randomUUID() };
    const { order } = await placeByPhone(office, { customer });
    await world.db`update customer_order set phone_verified = true where id = ${order.id}`;
    await standAt(world, order.code, 'failed');
    await inTransaction(world.db, (transaction) =>
      mustPost(
        transaction,
        {
          what: 'cancel-charged',
          orderId: order.id,
          goodsKobo: asKobo(0),
          serviceFeeKobo: order.serviceFeeKobo,
          vatPermille: 0,
        },
        null,
      ),
    );
    expect(
      answered(await office.call(showPhoneCustomer, { phone: customer.phone })).debtKobo,
    ).toBeGreaterThan(0);
    answered(await proved(office, customer.phone, callId));
    const typed = await typedThrough(office, { customer, callId });
    expect(await office.call(placePhoneOrder, typed)).toMatchObject({ reason: 'debt-open' });
  });
});

describe('the code that somebody on the phone reads back', () => {
  test('is refused when it is wrong, and over after five tries', async () => {
    const { phone } = caller();
    const callId = randomUUID();
    expect(await office.call(verifyPhoneOrder, { phone, callId, code: '123456' })).toMatchObject({
      reason: 'code-over',
    });
    answered(await office.call(askPhoneOrderCode, { phone, callId }));
    await send();
    const code = codeSentTo(phone) === '000000' ? '000001' : '000000';
    for (let tries = 1; tries < 5; tries += 1)
      expect(await office.call(verifyPhoneOrder, { phone, callId, code })).toMatchObject({
        reason: 'wrong-code',
      });
    expect(await office.call(verifyPhoneOrder, { phone, callId, code })).toMatchObject({
      reason: 'code-over',
    });
  });

  test('goes to a number three times an hour, and to many numbers from one office', async () => {
    const { phone } = caller();
    const ask = (to: string) => office.call(askPhoneOrderCode, { phone: to, callId: randomUUID() });
    for (let times = 0; times < 3; times += 1) answered(await ask(phone));
    expect(await ask(phone)).toMatchObject({ status: 429, reason: 'too-many-tries' });
    for (let calls = 0; calls < 12; calls += 1) answered(await ask(newPhone()));
  });

  test('is asked for no number that nobody can read', async () => {
    const wrong = { phone: '12', callId: randomUUID() };
    expect(await office.call(askPhoneOrderCode, wrong)).toMatchObject({ reason: 'bad-phone' });
    const code = { ...wrong, code: '123456' };
    expect(await office.call(verifyPhoneOrder, code)).toMatchObject({ reason: 'bad-phone' });
  });
});

test('staff place no order by phone for their own number, nor to it, and prove none', async () => {
  const clerk = await signUpAdmin(world, ['orders:manage']);
  const [inProfile, verified] = [newPhone(), newPhone()];
  const { name } = answered(await clerk.client.call(me, {}));
  answered(await clerk.client.call(changeProfile, { name: name ?? 'Clerk', phone: inProfile }));
  await trustOnAccount(world, clerk.user.id, verified);
  const own = { status: 409, reason: 'own-account' };
  for (const phone of [inProfile, verified]) {
    const typed = await typedThrough(clerk.client, { customer: caller(phone) });
    expect(await clerk.client.call(placePhoneOrder, typed)).toMatchObject(own);
    const toThem = await typedThrough(clerk.client, { customer: caller(), receiver: caller(phone) });
    expect(await clerk.client.call(placePhoneOrder, toThem)).toMatchObject(own);
    expect(await clerk.client.call(showPhoneCustomer, { phone })).toMatchObject(own);
    const call = { phone, callId: randomUUID() };
    expect(await clerk.client.call(askPhoneOrderCode, call)).toMatchObject(own);
    expect(await clerk.client.call(verifyPhoneOrder, { ...call, code: '123456' })).toMatchObject(own);
    answered(await office.call(showPhoneCustomer, { phone }));
  }
});

test('an order by phone is refused as any other is', async () => {
  const typed = await typedThrough(office, { customer: caller() });
  const refused = async (given: Partial<typeof typed>) => {
    const reply = await office.call(placePhoneOrder, { ...typed, clientRequestId: randomUUID(), ...given });
    return reply.ok ? 'placed' : reply.reason;
  };
  expect(await refused({ customer: { name: 'Ada', phone: '12' } })).toBe('bad-phone');
  expect(await refused({ items: [] })).toBe('empty-list');
  expect(await refused({ marketId: typed.clientRequestId })).toBe('market-gone');
  expect(await refused({ address: { ...typed.address, area: 'Lagos Island' } })).toBe('outside-area');
  expect(await refused({ ceilingKobo: 100 })).toBe('ceiling-too-low');
  expect(await refused({ ceilingKobo: 90_000_000, ringsBack: true })).toBe('above-delivery-cap');
  const cheap = { ...typed.agreed, serviceFeeKobo: 0 };
  expect(await refused({ agreed: cheap })).toBe('quote-changed');
});

describe('a customer on the phone', () => {
  test('is known by the number: account, addresses, orders under way and past ones', async () => {
    const ada = await signUpCustomer(world);
    const phone = newPhone();
    answered(await ada.client.call(changeProfile, { name: 'Ada Obi', phone }));
    const customer = { name: 'Ada', phone };
    const first = await placeThrough(ada.client, { customer });
    await standAt(world, first.code, 'completed');
    const home = { area: 'Gwarinpa', landmark: 'Yellow gate', directions: 'Knock twice', pin: null };
    const second = await placeThrough(world.device(), {
      customer: { ...customer, name: 'Mama Ada' },
      address: home,
    });
    const found = answered(await office.call(showPhoneCustomer, { phone: phone.replace(/^0/, '+234 ') }));
    expect(found).toMatchObject({
      phone: readPhone(phone),
      name: 'Mama Ada',
      account: { id: ada.user.id, name: 'Ada Obi' },
      underWay: [{ code: second.code }],
      past: [{ code: first.code }],
      debtKobo: 0,
      sendsSms: true,
    });
    expect(found.addresses).toEqual([home, first.order.address]);
  });

  test('may be nobody yet, or no number at all', async () => {
    expect(answered(await office.call(showPhoneCustomer, { phone: newPhone() }))).toMatchObject({
      name: null,
      account: null,
      addresses: [],
      underWay: [],
      past: [],
    });
    expect(await office.call(showPhoneCustomer, { phone: '12' })).toMatchObject({ reason: 'bad-phone' });
  });
});

test('staff of one city see and serve its markets alone', async () => {
  const { client: owner } = await signInOwner(world);
  const { market, address } = await openCity(owner);
  const limited = await adminOf(world, [abuja], ['orders:view', 'orders:manage']);
  const customer = caller();
  const there = await placeByPhone(office, { customer, marketId: market.id, address });
  const here = await placeByPhone(limited.client, { customer });
  const found = answered(await limited.client.call(showPhoneCustomer, { phone: customer.phone }));
  expect(found.underWay.map(({ code }) => code)).toEqual([here.code]);
  expect(JSON.stringify(found)).not.toContain(address.landmark);
  const everything = answered(await office.call(showPhoneCustomer, { phone: customer.phone }));
  expect(everything.underWay.map(({ code }) => code)).toEqual([here.code, there.code]);
  const typed = await typedThrough(limited.client, { customer: caller(), marketId: market.id, address });
  expect(await limited.client.call(placePhoneOrder, typed)).toMatchObject({ reason: 'market-gone' });
  const callId = randomUUID();
  const other = caller();
  answered(await proved(limited.client, other.phone, callId));
  const placed = await placeByPhone(limited.client, { customer: other, callId, ...large });
  expect(placed.order.status).toBe('confirmed');
  // Open orders of a number are counted over all cities.
  const third = await typedThrough(limited.client, { customer });
  expect(await limited.client.call(placePhoneOrder, third)).toMatchObject({ reason: 'phone-unverified' });
});

test('a call is proved by no device that somebody names so', async () => {
  const callId = randomUUID();
  const phone = newPhone();
  answered(await proved(office, phone, callId));
  const guest = world.device();
  guest.cookies.set('__Host-device', `call:${staff.user.id}:${callId}`);
  expect(answered(await guest.call(listOwnPhones, {})).phones).toEqual([]);
});

test('a large order waits for the call where no text messages go out, and the office is told to read the PIN', async () => {
  const silent = await openWorld({ clock: 'stands' });
  const { client } = await signUpAdmin(silent, ['orders:view', 'orders:manage']);
  const call = { phone: newPhone(), callId: randomUUID() };
  expect(await client.call(askPhoneOrderCode, call)).toMatchObject({ reason: 'codes-off' });
  expect(answered(await client.call(showPhoneCustomer, { phone: call.phone })).sendsSms).toBe(false);
  const { code, order } = await placeByPhone(client, { customer: caller(), ...large });
  expect(order).toMatchObject({ status: 'placed', callBy: expect.any(String) });
  expect(answered(await client.call(showOrderForOffice, { code })).byPhone).toEqual({ sendsSms: false });
  await marketNamed(silent, 'Utako Market');
});

/** The same list as its customer would send it. */
function strip({ callId: _call, ringsBack: _back, ...order }: Awaited<ReturnType<typeof typedThrough>>) {
  return { ...order, clientRequestId: randomUUID() };
}
