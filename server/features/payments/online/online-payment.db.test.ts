import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cancelOrder, payAtDoor, placeOrder, quoteOrder, showOrder } from '#contract/orders/endpoints.ts';
import { checkPayment, startPayment } from '#contract/payments/endpoints.ts';
import { showHowPaid } from '#contract/payments/order-money/how-paid-endpoints.ts';
import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import { answered, type Client } from '#test/client.ts';
import {
  basketFor,
  linkOf,
  newPhone,
  placeThrough,
  yesThrough,
  type Placed,
} from '#test/factories/orders.ts';
import { alarmsOn } from '#test/factories/run.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { giveCredit, openPaystackWorld, placeOnline } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { lapseUnpaid } from './lapse-unpaid.ts';
import { pollDuePayments } from './poll-payments.ts';

const { world, paystack, till } = await openPaystackWorld();

function order(client: Client, placed: Placed) {
  return client.call(showOrder, linkOf(placed)).then(answered);
}

async function becomes(client: Client, placed: Placed, status: OrderStatus): Promise<void> {
  await expect.poll(async () => (await order(client, placed)).status).toBe(status);
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('an order that is paid online', () => {
  test('waits for its ceiling, and the payment confirms it', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    expect(placed.order).toMatchObject({
      status: 'placed',
      toPayKobo: placed.order.ceilingKobo,
      heldKobo: 0,
    });
    expect(started.kobo).toBe(placed.order.ceilingKobo);
    expect(started.pageUrl).toContain(paystack.url);
    await paystack.pay(started.reference);
    await becomes(client, placed, 'confirmed');
    const paid = { heldKobo: started.kobo, toPayKobo: 0, paysOnline: true };
    expect(await order(client, placed)).toMatchObject(paid);
    const again = await client.call(startPayment, linkOf(placed));
    expect(again).toMatchObject({ ok: false, reason: 'nothing-owed' });
  });

  test('is paid on one page, however often somebody comes back to it', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    expect(answered(await client.call(startPayment, linkOf(placed)))).toEqual(started);
  });

  test('may be above the cap at the door, and beside another one', async () => {
    const client = world.device();
    const phone = newPhone();
    const wanted = { customer: { name: 'Amaka', phone }, ceilingKobo: 5_000_000 };
    await placeOnline(client, wanted);
    const second = await placeOnline(client, wanted);
    expect(second.placed.order.status).toBe('placed');
  });

  test('is nobody’s to pay who may not see it', async () => {
    const { placed } = await placeOnline(world.device());
    const stranger = await world.device().call(startPayment, { code: placed.code, token: null });
    expect(stranger).toMatchObject({ ok: false, reason: 'not-found' });
  });

  test('with the provider away keeps the order and says so', async () => {
    const client = world.device();
    const placed = await placeThrough(client, { payWay: 'online' });
    paystack.failures.isAway = true;
    const refused = await client.call(startPayment, linkOf(placed));
    paystack.failures.isAway = false;
    expect(refused).toMatchObject({ ok: false, reason: 'provider-away' });
    const started = answered(await client.call(startPayment, linkOf(placed)));
    await paystack.pay(started.reference);
    await becomes(client, placed, 'confirmed');
  });
});

describe('an order that waits for money online', () => {
  const atDoor = (client: Client, placed: Placed, clientRequestId: string = randomUUID()) =>
    client.call(payAtDoor, { clientRequestId, ...linkOf(placed) });

  test('goes on to be paid at the door, once however often that is said; what comes online after it goes back', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    const id = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => atDoor(client, placed, id)));
    for (const one of results) {
      expect(answered(one)).toMatchObject({ status: 'confirmed', payWay: 'on_delivery', toPayKobo: 0 });
    }
    await paystack.pay(started.reference);
    await expect
      .poll(async () => answered(await client.call(showHowPaid, linkOf(placed))).backKobo)
      .toBe(started.kobo);
    expect(await atDoor(client, placed)).toMatchObject({ reason: 'changed-meanwhile' });
  });

  test('stays as it is where its limit is above what is collected at a door, or another one is open', async () => {
    const client = world.device();
    const large = await placeOnline(client, { ceilingKobo: 20_000_000 });
    expect(await atDoor(client, large.placed)).toMatchObject({ reason: 'above-delivery-cap' });
    const { doorShut } = answered(await client.call(showOrder, linkOf(large.placed)));
    expect(doorShut).toEqual({ because: 'above-delivery-cap', kobo: 1_000_000 });
    const ada = await signUpCustomer(world);
    await placeThrough(ada.client);
    const second = await placeOnline(ada.client);
    expect(await atDoor(ada.client, second.placed)).toMatchObject({ reason: 'order-already-open' });
    const shown = answered(await ada.client.call(showOrder, linkOf(second.placed)));
    expect(shown).toMatchObject({ status: 'placed', payWay: 'online', doorShut: null });
  });

  test('waits for a call where its number is unverified and its limit large, and no longer for money', async () => {
    const client = world.device();
    const { placed } = await placeOnline(client, { ceilingKobo: 700_000 });
    const waiting = answered(await atDoor(client, placed));
    expect(waiting).toMatchObject({ status: 'placed', payWay: 'on_delivery', toPayKobo: 0 });
    expect(waiting.callBy).not.toBeNull();
    await lapseUnpaid(till, later(31));
    expect(answered(await client.call(showOrder, linkOf(placed))).status).toBe('placed');
  });

  test('is changed by nobody who may not see it', async () => {
    const { placed } = await placeOnline(world.device());
    const stranger = { clientRequestId: randomUUID(), code: placed.code, token: null };
    expect(await world.device().call(payAtDoor, stranger)).toMatchObject({ reason: 'not-found' });
  });
});

describe('payment without a provider', () => {
  test('credit for one order pays one, however many are placed at the same moment', async () => {
    const bare = await openWorld();
    const ada = await signUpCustomer(bare);
    const wanted = await Promise.all(
      Array.from({ length: 4 }, () => yesThrough(ada.client, { payWay: 'online' })),
    );
    await giveCredit(bare, ada.user.id, wanted[0]?.ceilingKobo ?? 0);
    const twice = [...wanted, ...wanted].map((one) => ada.client.call(placeOrder, one));
    const results = await Promise.all(twice);
    expect(results.flatMap((one) => (one.ok ? [one.value.order.status] : []))).toEqual([
      'confirmed',
      'confirmed',
    ]);
    expect(new Set(results.flatMap((one) => (one.ok ? [one.value.code] : []))).size).toBe(1);
    expect(results.flatMap((one) => (one.ok ? [] : [one.reason]))).toEqual(
      Array.from({ length: 6 }, () => 'online-closed'),
    );
  });

  test('people pay at the door, and the quote says so', async () => {
    const bare = await openWorld();
    const quote = answered(await bare.device().call(quoteOrder, await basketFor(bare)));
    expect(quote.payOnline).toBe(false);
    const client = bare.device();
    const refused = await client.call(placeOrder, await yesThrough(client, { payWay: 'online' }));
    expect(refused).toMatchObject({ ok: false, reason: 'online-closed' });
    const placed = await placeThrough(client);
    expect((await order(client, placed)).paysOnline).toBe(false);
    const notice = await client.request('/api/payments/paystack/notices', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': 'ab' },
    });
    expect(notice.status).toBe(409);
  });
});

describe('a payment that no notice told us of', () => {
  test('is found when the customer returns from the provider’s page', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    const left = await world.device().call(checkPayment, { reference: started.reference });
    expect(answered(left)).toMatchObject({ state: 'open', isComing: false });
    paystack.failures.isSilent = true;
    await paystack.pay(started.reference);
    paystack.failures.isSilent = false;
    const { reference } = started;
    const standing = answered(await world.device().call(checkPayment, { reference }));
    expect(standing).toMatchObject({ reference, code: placed.code, state: 'paid', kobo: started.kobo });
    expect((await order(client, placed)).status).toBe('confirmed');
  });

  test('is booked once when several devices come back from the provider’s page at the same moment', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.isSilent = true;
    await paystack.pay(started.reference);
    paystack.failures.isSilent = false;
    const { reference } = started;
    const devices = Array.from({ length: 6 }, () => world.device());
    const results = await Promise.all(devices.map((device) => device.call(checkPayment, { reference })));
    expect(results.map((one) => answered(one).state)).toEqual(devices.map(() => 'paid'));
    expect(await order(client, placed)).toMatchObject({ status: 'confirmed', heldKobo: started.kobo });
    expect(await balanceOf(world.db, 'refund_due', placed.order.id)).toBe(0);
  });

  test('is found by the sweep', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.isSilent = true;
    await paystack.pay(started.reference);
    paystack.failures.isSilent = false;
    await pollDuePayments(till, later(2));
    expect((await order(client, placed)).status).toBe('confirmed');
  });

  test('is asked for less and less often, and at last not at all', async () => {
    const { started } = await placeOnline(world.device());
    await pollDuePayments(till, later(100 * 60));
    const { reference } = started;
    expect(answered(await world.device().call(checkPayment, { reference })).state).toBe('given-up');
  });

  test('nobody asks about a payment that is none of ours', async () => {
    const refused = await world.device().call(checkPayment, { reference: randomUUID() });
    expect(refused).toMatchObject({ ok: false, reason: 'not-found' });
  });
});

describe('half an hour unpaid', () => {
  test('an order lapses', async () => {
    const client = world.device();
    const { placed } = await placeOnline(client);
    await lapseUnpaid(till, later(29));
    expect((await order(client, placed)).status).toBe('placed');
    await lapseUnpaid(till, later(31));
    const ended = await order(client, placed);
    expect(ended).toMatchObject({ status: 'cancelled', toPayKobo: 0 });
    expect(ended.events.at(-1)).toMatchObject({ by: 'system', reason: 'unpaid' });
  });

  test('the last poll finds that the order was paid', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.isSilent = true;
    await paystack.pay(started.reference);
    paystack.failures.isSilent = false;
    await lapseUnpaid(till, later(31));
    expect((await order(client, placed)).status).toBe('confirmed');
  });

  test('an order lapses though a wrong sum came, and an admin reviews that', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.isSilent = true;
    await paystack.pay(started.reference, { currency: 'GHS' });
    paystack.failures.isSilent = false;
    await lapseUnpaid(till, later(31));
    expect((await order(client, placed)).status).toBe('cancelled');
    expect(await alarmsOn(world, placed)).toEqual(['payment-unclear']);
  });

  test('an order waits for a day while the provider is away', async () => {
    const client = world.device();
    const { placed } = await placeOnline(client);
    paystack.failures.isAway = true;
    await lapseUnpaid(till, later(23 * 60));
    expect((await order(client, placed)).status).toBe('placed');
    await lapseUnpaid(till, later(24 * 60 + 1));
    paystack.failures.isAway = false;
    expect((await order(client, placed)).status).toBe('cancelled');
  });
});

describe('credit', () => {
  test('pays first, and the page asks for the rest', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 30_000);
    const quote = answered(await ada.client.call(quoteOrder, await basketFor(world)));
    expect(quote).toMatchObject({ creditKobo: 30_000, payOnline: true });
    const { placed, started } = await placeOnline(ada.client);
    expect(placed.order.heldKobo).toBe(30_000);
    expect(started.kobo).toBe(placed.order.ceilingKobo - 30_000);
    expect(await balanceOf(world.db, 'customer_credit', ada.user.id)).toBe(0);
    await paystack.pay(started.reference);
    await becomes(ada.client, placed, 'confirmed');
    expect((await order(ada.client, placed)).heldKobo).toBe(placed.order.ceilingKobo);
  });

  test('that covers the ceiling confirms at once, also where nothing is paid online', async () => {
    const bare = await openWorld();
    const ada = await signUpCustomer(bare);
    await giveCredit(bare, ada.user.id, 10_000_000);
    const placed = await placeThrough(ada.client, { payWay: 'online' });
    expect(placed.order).toMatchObject({ status: 'confirmed', toPayKobo: 0 });
    const ceiling = placed.order.ceilingKobo;
    expect(await balanceOf(bare.db, 'customer_credit', ada.user.id)).toBe(10_000_000 - ceiling);
  });

  test('is held once for an order that is sent five times at once', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 30_000);
    const yes = await yesThrough(ada.client);
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => ada.client.call(placeOrder, yes)));
    expect(new Set(results.map((one) => answered(one).code)).size).toBe(1);
    expect(results.map((one) => answered(one).order.heldKobo)).toEqual([
      30_000, 30_000, 30_000, 30_000, 30_000,
    ]);
  });

  test('is held for one of two orders that race for it', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 30_000);
    const online = { payWay: 'online' } as const;
    const orders = await Promise.all([placeThrough(ada.client, online), placeThrough(ada.client, online)]);
    expect(orders.map((placed) => placed.order.heldKobo).toSorted((a, b) => a - b)).toEqual([0, 30_000]);
  });

  test('comes back when the order is cancelled', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 30_000);
    const placed = await placeThrough(ada.client);
    const cancelled = await ada.client.call(cancelOrder, {
      clientRequestId: randomUUID(),
      code: placed.code,
      token: null,
      reason: 'Rain',
      agreedOwedKobo: 0,
    });
    expect(answered(cancelled).status).toBe('cancelled');
    expect(await balanceOf(world.db, 'customer_credit', ada.user.id)).toBe(30_000);
  });

  test('comes back when the order lapses', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 30_000);
    await placeOnline(ada.client);
    await lapseUnpaid(till, later(31));
    expect(await balanceOf(world.db, 'customer_credit', ada.user.id)).toBe(30_000);
  });
});
