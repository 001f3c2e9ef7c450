import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import { payByCredit, showMyCredit } from '#contract/payments/credit/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import { arrayOf, text } from '#server/db/sql/codecs.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { doorStaysShut } from '#test/factories/door.ts';
import {
  basketFor,
  linkOf,
  moveBy,
  type Placed,
  placeThrough,
  wednesdayMorning,
  yesThrough,
} from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer, signUpFlagged, type SomeoneSignedIn } from '#test/factories/people.ts';
import { agentWithFloat, giveTo, inFull, onRun, paidForEach, runAt, seenBy } from '#test/factories/run.ts';
import { giveCredit, openPaystackWorld, payAndReturn, placeOnline } from '#test/worlds/paystack.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const paid = await openPaystackWorld({ clock: 'stands' });
const { world, paystack, till } = paid;
const cashier = await signUpAdmin(world, ['money:view', 'money:manage', 'money:refund']);

const billKobo = 2 * paidForEach + 20_000;

function moneyOf({ code }: Placed) {
  return cashier.client.call(endpoints.showOrderMoney, { code }).then(answered);
}

/** An order that its customer did not take at the door. */
async function notTaken(ada: SomeoneSignedIn): Promise<Placed> {
  return (await doorStaysShut(world, ada.client)).placed;
}

/** Topics of the event that an order was paid. */
async function topicsOf({ code }: Placed, kind: string): Promise<string[]> {
  const [row] = await world.db.rows({ topics: arrayOf(text) })`
    select topics from outbox_event where kind = ${kind} and payload ->> 'code' = ${code}`;
  return row?.topics ?? [];
}

describe('payment at the door', () => {
  test('a transfer that the provider confirms pays the order, and no cash is due', async () => {
    const { placed, customer, agent, steps } = await runAt(world, 'at_the_door');
    expect((await seenBy(customer, placed)).toPayKobo).toBe(billKobo);
    const handing = { ...(await inFull(customer, placed)), cash: null };
    expect(await steps.deliver(handing)).toMatchObject({ ok: false, reason: 'cash-short' });
    const started = answered(await customer.call(startPayment, linkOf(placed)));
    expect(started.kobo).toBe(billKobo);
    expect(await payAndReturn(paid, started)).toBe('paid');
    expect(await topicsOf(placed, 'payment.settle')).toEqual(
      expect.arrayContaining([`order:${placed.order.id}`, `account:${agent.user.id}`]),
    );
    expect((await seenBy(customer, placed)).toPayKobo).toBe(0);
    expect(answered(await steps.deliver(handing)).status).toBe('delivered');
  });

  test('a smaller transfer is no payment and goes back', async () => {
    const { placed, customer } = await runAt(world, 'at_the_door');
    const started = answered(await customer.call(startPayment, linkOf(placed)));
    expect(await payAndReturn(paid, started, billKobo - 100)).toBe('returned');
    expect((await seenBy(customer, placed)).toPayKobo).toBe(billKobo);
  });
});

describe('an order that was paid online', () => {
  test('is bought, its bill is covered, and the change goes back the way it came', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client, { ceilingKobo: 500_000 });
    await payAndReturn(paid, started);
    const agent = await agentWithFloat(world);
    await giveTo(world, agent, placed);
    const steps = onRun(agent, placed);
    answered(await steps.startShopping());
    for (const { id, quantity } of placed.order.items)
      answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(paidForEach), pictureId: null }));
    expect(answered(await steps.pickUp()).toCollectKobo).toBe(0);
    expect(await moneyOf(placed)).toMatchObject({
      heldKobo: 0,
      owedKobo: 0,
      goodsKobo: 0,
      refundDueKobo: 500_000 - billKobo,
      refundableKobo: billKobo,
    });
    await sendRefunds(till, new Date());
    expect(paystack.book.refunds.map(({ amount }) => amount)).toContain(500_000 - billKobo);
  });
});

describe('a debt', () => {
  test('of an order that nobody took blocks pay on delivery, and is paid online', async () => {
    const ada = await signUpCustomer(world);
    const placed = await notTaken(ada);
    expect((await seenBy(ada.client, placed)).toPayKobo).toBe(billKobo);
    const quote = answered(await ada.client.call(quoteOrder, await basketFor(world)));
    expect(quote.payOnDelivery.debtKobo).toBe(billKobo);
    const refused = await ada.client.call(placeOrder, await yesThrough(ada.client));
    expect(refused).toMatchObject({ ok: false, reason: 'debt-open' });
    const started = answered(await ada.client.call(startPayment, { code: placed.code, token: null }));
    expect(await payAndReturn(paid, started)).toBe('paid');
    expect((await placeThrough(ada.client)).order.status).toBe('confirmed');
  });

  test('is paid with credit', async () => {
    const ada = await signUpCustomer(world);
    const placed = await notTaken(ada);
    const { code } = placed;
    const paying = { clientRequestId: randomUUID(), code };
    expect(await ada.client.call(payByCredit, paying)).toMatchObject({ ok: false, reason: 'credit-too-low' });
    await giveCredit(world, ada.user.id, billKobo + 1);
    expect(answered(await ada.client.call(payByCredit, paying)).toPayKobo).toBe(0);
    expect(answered(await ada.client.call(payByCredit, paying)).toPayKobo).toBe(0);
    expect(answered(await ada.client.call(showMyCredit, {})).creditKobo).toBe(1);
    expect(await topicsOf(placed, 'payment.byCredit')).toContain(`account:${ada.user.id}`);
    const again = { ...paying, clientRequestId: randomUUID() };
    expect(await ada.client.call(payByCredit, again)).toMatchObject({ reason: 'nothing-owed' });
    const stranger = await signUpCustomer(world);
    expect(await stranger.client.call(payByCredit, again)).toMatchObject({ reason: 'not-found' });
  });

  test('comes in at the office, or is given up, by somebody else than who owes it', async () => {
    const office = await notTaken(await signUpCustomer(world));
    const note = { clientRequestId: randomUUID(), code: office.code, note: 'Cash at the office' };
    expect(answered(await cashier.client.call(endpoints.takeDebt, note)).owedKobo).toBe(0);
    const lost = await notTaken(await signUpCustomer(world));
    const why = { clientRequestId: randomUUID(), code: lost.code, reason: 'Moved to Kano' };
    expect(answered(await cashier.client.call(endpoints.writeDebtOff, why)).owedKobo).toBe(0);
    const twice = { ...why, clientRequestId: randomUUID() };
    expect(await cashier.client.call(endpoints.writeDebtOff, twice)).toMatchObject({
      reason: 'nothing-owed',
    });
    expect(await readAudit(world, 'money', lost.order.id)).toMatchObject([
      { action: 'writeDebtOff', after: { kobo: billKobo, why: 'Moved to Kano' } },
    ]);
    const owner = await signUpFlagged(world);
    const own = await notTaken(owner);
    const theirs = { clientRequestId: randomUUID(), code: own.code, reason: 'I am the owner' };
    expect(await owner.client.call(endpoints.writeDebtOff, theirs)).toMatchObject({ reason: 'own-account' });
  });

  test('is none while the order is under way', async () => {
    const { placed } = await runAt(world, 'at_the_door');
    const why = { clientRequestId: randomUUID(), code: placed.code, reason: 'Too early' };
    expect(await cashier.client.call(endpoints.writeDebtOff, why)).toMatchObject({
      reason: 'order-under-way',
    });
  });
});

describe('an admin gives back', () => {
  test('as credit, as the preview said, and never more than was paid', async () => {
    const ada = await signUpCustomer(world);
    const { placed } = await runAt(world, 'delivered', { customer: ada.client });
    const asked = { code: placed.code, kobo: 50_000, to: 'credit' } as const;
    expect(answered(await cashier.client.call(endpoints.previewRefund, asked))).toEqual({
      creditKobo: 50_000,
      providerKobo: 0,
      byHandKobo: 0,
      leftKobo: billKobo - 50_000,
    });
    const sent = { ...asked, clientRequestId: randomUUID(), reason: 'Wet garri' };
    const results = await Promise.all([1, 2, 3].map(() => cashier.client.call(endpoints.refundOrder, sent)));
    expect(results.map((one) => answered(one).refundableKobo)).toEqual(
      [1, 2, 3].map(() => billKobo - 50_000),
    );
    expect(answered(await ada.client.call(showMyCredit, {})).creditKobo).toBe(50_000);
    const more = { ...sent, clientRequestId: randomUUID(), kobo: billKobo - 50_000 + 1 };
    expect(await cashier.client.call(endpoints.refundOrder, more)).toMatchObject({
      reason: 'more-than-paid',
    });
    expect((await moneyOf(placed)).steps.at(-1)).toMatchObject({
      what: 'refund-granted',
      by: cashier.username,
      lines: expect.arrayContaining([{ account: 'customer_credit', kobo: 50_000 }]) as unknown,
    });
  });

  test('to a guest who paid cash by hand, and somebody says when it is sent', async () => {
    const { placed } = await runAt(world, 'delivered');
    const asked = { code: placed.code, kobo: 30_000, to: 'sender' } as const;
    expect(answered(await cashier.client.call(endpoints.previewRefund, asked))).toMatchObject({
      byHandKobo: 30_000,
    });
    const credit = await cashier.client.call(endpoints.previewRefund, { ...asked, to: 'credit' });
    expect(credit).toMatchObject({ ok: false, reason: 'not-an-account' });
    const sent = { ...asked, clientRequestId: randomUUID(), reason: 'Wet garri' };
    answered(await cashier.client.call(endpoints.refundOrder, sent));
    await sendRefunds(till, new Date());
    const waiting = answered(await cashier.client.call(endpoints.listRefundsByHand, {}));
    const mine = waiting.find(({ code }) => code === placed.code);
    expect(mine).toMatchObject({ kobo: 30_000, way: 'by-hand', state: 'waiting', customerName: 'Amaka Obi' });
    const refundId = mine?.id ?? '';
    const done = { clientRequestId: randomUUID(), refundId, note: 'Transfer 12' };
    expect(answered(await cashier.client.call(endpoints.markRefundSent, done)).state).toBe('done');
    const again = { ...done, clientRequestId: randomUUID() };
    expect(await cashier.client.call(endpoints.markRefundSent, again)).toMatchObject({
      reason: 'already-decided',
    });
    expect(await balanceOf(world.db, 'refund_due', placed.order.id)).toBe(0);
  });

  test('nothing while the order is under way: cancelled, all of it comes back already', async () => {
    const ada = await signUpCustomer(world);
    await giveCredit(world, ada.user.id, 1_000_000);
    const { placed } = await runAt(world, 'on_the_way', { customer: ada.client });
    const asked = { code: placed.code, kobo: 50_000, to: 'credit' } as const;
    expect(await cashier.client.call(endpoints.previewRefund, asked)).toMatchObject({
      reason: 'order-under-way',
    });
    const sent = { ...asked, clientRequestId: randomUUID(), reason: 'Wet garri' };
    expect(await cashier.client.call(endpoints.refundOrder, sent)).toMatchObject({
      reason: 'order-under-way',
    });
    const office = await signUpAdmin(world, ['orders:manage']);
    answered(await moveBy(world, office.client, placed.code, 'cancel', { reason: 'Her keke broke' }));
    expect(answered(await ada.client.call(showMyCredit, {})).creditKobo).toBe(1_000_000);
  });

  test('nothing to themselves', async () => {
    const owner = await signUpFlagged(world);
    const { placed } = await runAt(world, 'delivered', { customer: owner.client });
    const asked = { code: placed.code, kobo: 100, to: 'credit' } as const;
    expect(await owner.client.call(endpoints.previewRefund, asked)).toMatchObject({ reason: 'own-account' });
  });
});

test('an order’s money is told from its first kobo to its last', async () => {
  const ada = await signUpCustomer(world);
  await giveCredit(world, ada.user.id, 30_000);
  const { placed } = await runAt(world, 'delivered', { customer: ada.client });
  const { steps, refundableKobo, owedKobo, heldKobo } = await moneyOf(placed);
  expect(steps.map(({ what }) => what)).toEqual([
    'credit-held',
    'goods-bought',
    'goods-bought',
    'billed',
    'held-applied',
    'cash-collected',
  ]);
  expect({ refundableKobo, owedKobo, heldKobo }).toEqual({
    refundableKobo: billKobo,
    owedKobo: 0,
    heldKobo: 0,
  });
});
