import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { claimId } from '#contract/orders/ids.ts';
import { showHowPaid } from '#contract/payments/order-money/how-paid-endpoints.ts';
import * as money from '#contract/payments/order-money/endpoints.ts';
import { answered } from '#test/client.ts';
import { approveAs, decideAs, secondPersonNeeded, waitingFor } from '#test/factories/approvals.ts';
import { claimThrough, deliveredOrder } from '#test/factories/claims.ts';
import { linkOf, newPhone, type Placed } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { bookSays } from '#test/factories/run.ts';
import { openPaystackWorld, payAndReturn, placeOnline } from '#test/worlds/paystack.ts';
import { promiseRefunds } from '../refunds/promise-refunds.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';

const paid = await openPaystackWorld({ clock: 'stands' });
const { world, paystack, till } = paid;
const rights = ['money:view', 'money:refund', 'claims:decide'] as const;
const ngozi = await signUpAdmin(world, rights);
const tunde = await signUpAdmin(world, rights);

const refunding = ({ code }: Placed, kobo: number, to: 'credit' | 'sender') => ({
  clientRequestId: randomUUID(),
  code,
  kobo: asKobo(kobo),
  to,
  reason: 'Wet garri',
});

/** The refund of an order that a person has to send. */
async function refundByHand({ code }: Placed) {
  const waiting = answered(await ngozi.client.call(money.listRefundsByHand, {}));
  const found = waiting.find((one) => one.code === code);
  if (found === undefined) throw new Error('no refund of this order waits for a person');
  return found;
}

const sentBy = (refundId: string) => ({ clientRequestId: randomUUID(), refundId, note: 'Transfer 12' });

describe('a refund by hand', () => {
  test('as credit of more than ₦20,000 moves when a second person agrees', async () => {
    const ada = await signUpCustomer(world);
    const placed = await deliveredOrder(world, ada.client, { paidKobo: 1_500_000 });
    answered(await ngozi.client.call(money.refundOrder, refunding(placed, 1_000_000, 'credit')));
    const more = refunding(placed, 1_000_001, 'credit');
    expect(await ngozi.client.call(money.refundOrder, more)).toMatchObject(secondPersonNeeded);
    const asked = await waitingFor(tunde.client, { recipientId: ada.user.id });
    expect(asked).toMatchObject({
      kind: 'refund',
      code: placed.code,
      dayKobo: 2_000_001,
      words: 'Wet garri',
    });
    expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(1_000_000);
    answered(await approveAs(tunde.client, asked.id));
    expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(2_000_001);
  });

  test('of two orders at once to one customer of ₦15,000 each goes once alone', async () => {
    const ada = await signUpCustomer(world);
    const orders = [
      await deliveredOrder(world, ada.client, { paidKobo: 1_000_000 }),
      await deliveredOrder(world, ada.client, { paidKobo: 1_000_000 }),
    ];
    const results = await Promise.all(
      orders.map((placed) => ngozi.client.call(money.refundOrder, refunding(placed, 1_500_000, 'credit'))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject(secondPersonNeeded);
  });

  test('of more than was paid by then cannot be agreed to', async () => {
    const ada = await signUpCustomer(world);
    const placed = await deliveredOrder(world, ada.client, { paidKobo: 1_500_000 });
    expect(await ngozi.client.call(money.refundOrder, refunding(placed, 3_000_000, 'credit'))).toMatchObject(
      secondPersonNeeded,
    );
    answered(await tunde.client.call(money.refundOrder, refunding(placed, 100_000, 'credit')));
    const { id } = await waitingFor(tunde.client, { recipientId: ada.user.id });
    expect(await approveAs(tunde.client, id)).toMatchObject({ reason: 'more-than-paid' });
  });

  test('to a guest who paid cash is agreed to once, and sent by one person then', async () => {
    const placed = await deliveredOrder(world, world.device(), { paidKobo: 1_500_000 });
    expect(await ngozi.client.call(money.refundOrder, refunding(placed, 2_500_000, 'sender'))).toMatchObject(
      secondPersonNeeded,
    );
    const { id, recipientId } = await waitingFor(tunde.client, { code: placed.code });
    expect(recipientId).toBeNull();
    answered(await approveAs(tunde.client, id));
    await sendRefunds(till, new Date());
    const refund = await refundByHand(placed);
    expect(refund.kobo).toBe(2_500_000);
    answered(await ngozi.client.call(money.markRefundSent, sentBy(refund.id)));
    expect(await bookSays(world, 'refund_due', placed.order.id)).toBe(0);
  });
});

describe('a claim', () => {
  test('of more than ₦20,000 stays open until a second person agrees; a guest’s money is on its way then', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest, { paidKobo: 2_500_000 });
    const made = answered(await claimThrough(guest, placed, { askedKobo: 2_500_000 }));
    const approving = {
      clientRequestId: randomUUID(),
      claimId: claimId.parse(made.claimId),
      decision: { kind: 'approve', kobo: asKobo(2_200_000) },
    } as const;
    expect(await ngozi.client.call(decideClaim, approving)).toMatchObject(secondPersonNeeded);
    const { id } = await waitingFor(tunde.client, { code: placed.code });
    answered(await approveAs(tunde.client, id));
    expect(answered(await ngozi.client.call(decideClaim, approving))).toMatchObject({
      state: 'approved',
      approvedKobo: 2_200_000,
    });
    await sendRefunds(till, new Date());
    const refund = await refundByHand(placed);
    answered(await ngozi.client.call(money.markRefundSent, sentBy(refund.id)));
  });
});

describe('an automatic refund', () => {
  async function cancelledOrder(ceilingKobo: number, phone = newPhone()) {
    const client = world.device();
    const { placed, started } = await placeOnline(client, {
      ceilingKobo,
      customer: { name: 'Amaka Obi', phone },
    });
    expect(await payAndReturn(paid, started)).toBe('paid');
    const body = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo: 0 };
    answered(await client.call(cancelOrder, { ...linkOf(placed), ...body }));
    const sentBack = () => {
      const { transactions, refunds } = paystack.book;
      const payment = transactions.get(started.reference);
      return refunds.filter((one) => one.transactionId === payment?.id).map(({ amount }) => amount);
    };
    return { placed, sentBack };
  }

  test('of more than ₦20,000 waits after the order is cancelled, and is sent when one admin agrees', async () => {
    const { placed, sentBack } = await cancelledOrder(2_500_000);
    await sendRefunds(till, new Date());
    await sendRefunds(till, new Date());
    expect(sentBack()).toEqual([]);
    const asked = await waitingFor(tunde.client, { code: placed.code });
    expect(asked).toMatchObject({ kind: 'automatic-refund', kobo: 2_500_000, askedById: null });
    const ofOrder = () => ngozi.client.call(money.showOrderMoney, { code: placed.code }).then(answered);
    const toCustomer = () => world.device().call(showHowPaid, linkOf(placed)).then(answered);
    const { id: approvalId, kind, kobo, askedAt } = asked;
    expect((await ofOrder()).held).toEqual([{ approvalId, kind, kobo, askedAt }]);
    expect(await toCustomer()).toMatchObject({ toSenderKobo: 2_500_000, checkedKobo: 2_500_000 });
    answered(await approveAs(tunde.client, asked.id));
    expect((await ofOrder()).held).toEqual([]);
    expect(await toCustomer()).toMatchObject({ toSenderKobo: 2_500_000, checkedKobo: 0 });
    await sendRefunds(till, new Date(Date.now() + 1000));
    expect(sentBack()).toEqual([2_500_000]);
    expect(await bookSays(world, 'refund_due', placed.order.id)).toBe(0);
    await promiseRefunds(world.db, placed.code, new Date());
    const held = await world.db`
      select from outbox_event where kind = 'payment.refundHeld' and payload ->> 'code' = ${placed.code}`;
    expect(held).toHaveLength(1);
  });

  test('counts with what went to the same phone that day', async () => {
    const phone = newPhone();
    const first = await cancelledOrder(1_500_000, phone);
    await sendRefunds(till, new Date());
    expect(first.sentBack()).toEqual([1_500_000]);
    const second = await cancelledOrder(600_000, phone);
    const other = await cancelledOrder(600_000);
    await sendRefunds(till, new Date());
    expect(second.sentBack()).toEqual([]);
    expect(other.sentBack()).toEqual([600_000]);
  });

  test('that is refused stands with the office, and sending it by hand wants a second person too', async () => {
    const { placed, sentBack } = await cancelledOrder(2_500_000);
    await sendRefunds(till, new Date());
    const { id } = await waitingFor(tunde.client, { code: placed.code });
    answered(await decideAs(tunde.client, id, { kind: 'refuse', reason: 'The card was stolen' }));
    await sendRefunds(till, new Date());
    expect(sentBack()).toEqual([]);
    const sending = sentBy((await refundByHand(placed)).id);
    expect(await ngozi.client.call(money.markRefundSent, sending)).toMatchObject(secondPersonNeeded);
    const again = await waitingFor(tunde.client, { code: placed.code });
    expect(again).toMatchObject({ kind: 'refund-by-hand', askedById: ngozi.user.id, words: 'Transfer 12' });
    answered(await approveAs(tunde.client, again.id));
    expect(answered(await ngozi.client.call(money.markRefundSent, sending)).state).toBe('done');
    expect(await bookSays(world, 'refund_due', placed.order.id)).toBe(0);
  });
});
