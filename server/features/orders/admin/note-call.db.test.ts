import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { changeProfile, me } from '#contract/accounts/endpoints.ts';
import { placeOrder, quoteOrder, showOrder } from '#contract/orders/endpoints.ts';
import { noteCall } from '#contract/orders/admin/endpoints.ts';
import type { CallOutcome } from '#contract/orders/placing/pay-on-delivery.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { askPhoneCode, confirmPersonPhone, listOwnPhones } from '#contract/phones/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import { answered, type Client } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { basketFor, linkOf, moveBy, newPhone, placeThrough, yesThrough } from '#test/factories/orders.ts';
import { trustOnAccount } from '#test/factories/phones.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

// Without a gateway of text messages.
const world = await openWorld({ clock: 'stands' });
const { client: office } = await signInOwner(world);
const large = { ceilingKobo: 800_000 };

const note = (by: Client, code: Parameters<typeof moveBy>[2], outcome: CallOutcome) =>
  by.call(noteCall, { clientRequestId: randomUUID(), code, outcome });
const statusOf = async (placed: Awaited<ReturnType<typeof placeThrough>>) =>
  answered(await world.device().call(showOrder, linkOf(placed))).status;

test('a phone code is refused where the product sends none', async () => {
  const reply = await world.device().call(askPhoneCode, { phone: newPhone() });
  expect(reply).toMatchObject({ ok: false, status: 409, reason: 'codes-off' });
  const quote = answered(await world.device().call(quoteOrder, await basketFor(world)));
  expect(quote.payOnDelivery).toMatchObject({ unverifiedKobo: 500_000, verifiedBy: 'call' });
});

describe('a large order of a number that nobody verified', () => {
  test('stands as placed, says until when a call comes, and is on top of what the office sees', async () => {
    await placeThrough(world.device());
    const guest = world.device();
    const phone = newPhone();
    const placed = await placeThrough(guest, { ...large, customer: { name: 'Amaka', phone } });
    expect(placed.order).toMatchObject({ status: 'placed', toPayKobo: 0, callBy: expect.any(String) });
    expect(Date.parse(placed.order.callBy ?? '') - Date.parse(placed.order.placedAt)).toBe(30 * 60_000);
    const [first] = answered(await office.call(showDay, {})).matters;
    expect(first).toMatchObject({ kind: 'call', code: placed.code, who: 'Amaka', phone: readPhone(phone) });
    expect(await guest.call(startPayment, linkOf(placed))).toMatchObject({ ok: false });
  });

  test('goes on when staff have called; then the number is verified on that device', async () => {
    const guest = world.device();
    const phone = newPhone();
    const placed = await placeThrough(guest, { ...large, customer: { name: 'Amaka', phone } });
    const called = answered(await note(office, placed.code, 'confirmed'));
    expect(called).toMatchObject({ status: 'confirmed', callBy: null });
    expect(answered(await guest.call(listOwnPhones, {})).phones).toEqual([readPhone(phone)]);
    expect(await note(office, placed.code, 'confirmed')).toMatchObject({ reason: 'out-of-turn' });
    const [row] = await world.db`
      select phone_call.outcome, called_by from phone_call
      join customer_order o on o.id = order_id where o.code = ${placed.code}`;
    expect(row).toMatchObject({ outcome: 'confirmed', called_by: expect.any(String) });
  });

  test('is cancelled when nobody answered, and says why', async () => {
    const placed = await placeThrough(world.device(), large);
    const ended = answered(await note(office, placed.code, 'not-reached'));
    expect(ended).toMatchObject({ status: 'cancelled' });
    expect(ended.events.at(-1)).toMatchObject({ by: 'admin', reason: 'not-reached' });
  });

  test('lapses after half an hour', async () => {
    const placed = await placeThrough(world.device(), large);
    const since = Date.parse(placed.order.placedAt);
    await runOrderTimers(world.db, new Date(since + 30 * 60_000 - 1));
    expect(await statusOf(placed)).toBe('placed');
    await runOrderTimers(world.db, new Date(since + 30 * 60_000));
    expect(await statusOf(placed)).toBe('cancelled');
  });

  test('is not confirmed past the call, and by nobody of their own', async () => {
    const placed = await placeThrough(world.device(), large);
    expect(await moveBy(world, office, placed.code, 'confirm')).toMatchObject({ reason: 'call-first' });
    const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);
    const own = await placeThrough(admin.client, large);
    expect(await note(admin.client, own.code, 'confirmed')).toMatchObject({ reason: 'own-account' });
    const looker = await signUpAdmin(world, ['orders:view']);
    expect(await note(looker.client, placed.code, 'confirmed')).toMatchObject({ status: 403 });
    expect(await statusOf(placed)).toBe('placed');
  });

  test('is taken up to the first cap alone, whatever account owns the number', async () => {
    const guest = world.device();
    const reply = await guest.call(placeOrder, await yesThrough(guest, { ceilingKobo: 1_000_001 }));
    expect(reply).toMatchObject({ reason: 'above-delivery-cap' });
  });

  test('that is another’s with an open order is refused by an admin, and the caller does not read why', async () => {
    const ada = await signUpCustomer(world);
    const phone = await trustOnAccount(world, ada.user.id);
    await placeThrough(ada.client, { customer: { name: 'Ada', phone } });
    const placed = await placeThrough(world.device(), { ...large, customer: { name: 'Ada', phone } });
    expect(await note(office, placed.code, 'confirmed')).toMatchObject({ reason: 'order-already-open' });
    expect(await statusOf(placed)).toBe('placed');
  });

  test('is refused as the third open one of a device, in words that show nothing of anybody', async () => {
    const guest = world.device();
    for (let open = 0; open < 2; open += 1) await placeThrough(guest, large);
    const reply = await guest.call(placeOrder, await yesThrough(guest, large));
    expect(reply).toMatchObject({ ok: false, status: 409, reason: 'too-many-unverified' });
  });
});

test('a person’s number that staff have called is verified on their account; one that has changed meanwhile is not', async () => {
  const ada = await signUpCustomer(world);
  const phone = newPhone();
  answered(await ada.client.call(changeProfile, { name: 'Ada', phone }));
  const asOld = { userId: ada.user.id, phone: newPhone() };
  expect(await office.call(confirmPersonPhone, asOld)).toMatchObject({ reason: 'changed-meanwhile' });
  answered(await office.call(confirmPersonPhone, { userId: ada.user.id, phone }));
  expect(answered(await ada.client.call(listOwnPhones, {})).phones).toEqual([readPhone(phone)]);
  const own = answered(await office.call(me, {}));
  expect(await office.call(confirmPersonPhone, { userId: own.id, phone })).toMatchObject({
    reason: 'own-account',
  });
});
