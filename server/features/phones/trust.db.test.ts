import { describe, expect, test } from 'vitest';
import { changeProfile, signOut, signUp } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import { listOwnPhones, verifyPhone } from '#contract/phones/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered, type Client } from '#test/client.ts';
import { openCodeWorld } from '#test/worlds/phone-codes.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { basketFor, newPhone, placeThrough, standAt, yesThrough } from '#test/factories/orders.ts';
import { trustOnAccount, trustOnDevice, verifiedGuest } from '#test/factories/phones.ts';

const { world, askedCode } = await openCodeWorld();

type Wanted = Parameters<typeof yesThrough>[1];
const called = (phone: string) => ({ customer: { name: 'Amaka Obi', phone } });

async function placing(device: Client, wanted: Wanted): Promise<string> {
  const result = await device.call(placeOrder, await yesThrough(device, wanted));
  return result.ok ? result.value.order.status : result.reason;
}

/** A guest who has paid at the door, with a debt on another order where `owes` is set. */
async function regular(owes: number): Promise<{ client: Client; phone: string }> {
  const { client, phone } = await verifiedGuest(world);
  const paid = await placeThrough(client, called(phone));
  await standAt(world, paid.code, 'completed');
  if (owes > 0) {
    const left = await placeThrough(client, called(phone));
    await standAt(world, left.code, 'failed');
    await owe(left.order.id, owes);
  }
  return { client, phone };
}

function owe(orderId: string, kobo: number): Promise<void> {
  const charged = { orderId, goodsKobo: asKobo(0), serviceFeeKobo: asKobo(kobo) };
  return inTransaction(world.db, (transaction) =>
    mustPost(transaction, { what: 'cancel-charged', ...charged }, null),
  );
}

describe('a stranger’s number in my profile', () => {
  test('raises no cap, tells no debt, and is not asked to pay one', async () => {
    const victim = await regular(70_000);
    const thief = await signUpCustomer(world);
    answered(await thief.client.call(changeProfile, { name: 'Thief', phone: victim.phone }));
    const { payOnDelivery } = answered(await thief.client.call(quoteOrder, await basketFor(world)));
    expect(payOnDelivery).toMatchObject({ capKobo: 1_000_000, debtKobo: 0, verified: [] });
    expect(await placing(thief.client, { ...called(victim.phone), ceilingKobo: 1_000_001 })).toBe(
      'above-delivery-cap',
    );
    expect(await placing(thief.client, called(victim.phone))).toBe('confirmed');
    const hers = answered(await victim.client.call(quoteOrder, await basketFor(world)));
    expect(hers.payOnDelivery).toMatchObject({ capKobo: 3_000_000, debtKobo: 70_000 });
  });

  test('with an order of mine does not keep her out', async () => {
    const victim = await regular(0);
    expect(await placing(world.device(), called(victim.phone))).toBe('confirmed');
    expect(await placing(victim.client, called(victim.phone))).toBe('confirmed');
  });

  test('does not say whether she has one open', async () => {
    const victim = await regular(0);
    await placeThrough(victim.client, called(victim.phone));
    for (const phone of [victim.phone, newPhone()])
      expect(await placing(world.device(), called(phone))).toBe('confirmed');
  });

  test('answers a large order like any other number, whatever she has', async () => {
    const owing = await regular(70_000);
    const open = await regular(0);
    await placeThrough(open.client, called(open.phone));
    const results = [];
    for (const phone of [owing.phone, open.phone, newPhone()]) {
      const device = world.device();
      results.push(
        await device.call(placeOrder, await yesThrough(device, { ...called(phone), ceilingKobo: 800_000 })),
      );
    }
    for (const one of results) expect(one).toEqual(results[0]);
    expect(results[0]).toMatchObject({ ok: false, status: 403, reason: 'phone-unverified' });
  });

  test('leaves her no debt where I do not pay', async () => {
    const victim = await regular(0);
    const mine = await placeThrough(world.device(), called(victim.phone));
    await standAt(world, mine.code, 'failed');
    await owe(mine.order.id, 50_000);
    expect(await placing(victim.client, called(victim.phone))).toBe('confirmed');
  });
});

describe('a verified number', () => {
  test('takes a large order after its code, once for a request', async () => {
    const guest = world.device();
    const order = await yesThrough(guest, { ceilingKobo: 800_000 });
    expect(await guest.call(placeOrder, order)).toMatchObject({ reason: 'phone-unverified' });
    const { phone, code } = await askedCode(guest, order.customer.phone);
    answered(await guest.call(verifyPhone, { phone, code }));
    const placed = answered(await guest.call(placeOrder, order));
    expect(placed.order.status).toBe('confirmed');
    expect(answered(await guest.call(placeOrder, order)).code).toBe(placed.code);
  });

  test('is trusted on its account on another device, and not for another number', async () => {
    const ada = await signUpCustomer(world);
    const phone = await trustOnAccount(world, ada.user.id);
    expect(await placing(ada.client, { ...called(newPhone()), ceilingKobo: 800_000 })).toBe(
      'phone-unverified',
    );
    expect(await placing(ada.client, { ...called(phone), ceilingKobo: 800_000 })).toBe('confirmed');
  });

  test('has one order open at a time, and its debts stand against it', async () => {
    const { client, phone } = await regular(0);
    await placeThrough(client, called(phone));
    expect(await placing(client, called(phone))).toBe('order-already-open');
    const owing = await regular(50_000);
    expect(await placing(owing.client, called(owing.phone))).toBe('debt-open');
    // On her other phone, too, as soon as it is hers there.
    const other = world.device();
    await trustOnDevice(world, other, owing.phone);
    expect(await placing(other, called(owing.phone))).toBe('debt-open');
  });
});

test('a sign-out leaves no trusted number of the person on the phone', async () => {
  const { client, phone } = await verifiedGuest(world);
  const username = `Leaves ${phone}`;
  answered(await client.call(signUp, { username, password: 'garri and sugar' }));
  expect(answered(await client.call(listOwnPhones, {})).phones).toHaveLength(1);
  answered(await client.call(signOut, {}));
  expect(answered(await client.call(listOwnPhones, {})).phones).toEqual([]);
});

describe('numbers that nobody verified', () => {
  test('have two open orders on a device; the third wants a code', async () => {
    const device = world.device();
    for (const status of ['confirmed', 'confirmed', 'phone-unverified'])
      expect(await placing(device, called(newPhone()))).toBe(status);
  });

  test('eight at once from one device get two', async () => {
    const device = world.device();
    // It has a name from its first order on.
    const first = await placeThrough(device);
    await standAt(world, first.code, 'cancelled');
    const orders = await Promise.all(Array.from({ length: 8 }, () => yesThrough(device)));
    const results = await Promise.all(
      orders.map((order, place) => {
        const from = world.device({ address: `10.99.1.${place}`, cookies: device.cookies });
        return from.call(placeOrder, order);
      }),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(results.filter((one) => !one.ok && one.reason === 'phone-unverified')).toHaveLength(6);
  });

  test('eight at once from one address get two, on whatever devices', async () => {
    const from = { address: '10.99.2.1' };
    const orders = await Promise.all(Array.from({ length: 8 }, () => yesThrough(world.device(from))));
    const results = await Promise.all(orders.map((order) => world.device(from).call(placeOrder, order)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(results.filter((one) => !one.ok && one.reason === 'phone-unverified')).toHaveLength(6);
  });

  test('have their place back when an order is over, and what is kept of the device and the address goes', async () => {
    const device = world.device();
    const [first] = [await placeThrough(device), await placeThrough(device)];
    await standAt(world, first.code, 'delivered');
    expect(await placing(device, called(newPhone()))).toBe('confirmed');
  });

  test('an account has none but its own one', async () => {
    const ada = await signUpCustomer(world);
    expect(await placing(ada.client, called(newPhone()))).toBe('confirmed');
    expect(await placing(ada.client, called(newPhone()))).toBe('order-already-open');
  });
});
