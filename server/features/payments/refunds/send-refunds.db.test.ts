import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { cancelOrder, showOrder } from '#contract/orders/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { showOrderMoney } from '#contract/payments/order-money/endpoints.ts';
import { boolean, nullable, number, text } from '#server/db/sql/codecs.ts';
import { balanceOf } from '#server/features/ledger/balances.ts';
import { answered, type Client } from '#test/client.ts';
import { linkOf, type Placed, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import {
  generalBalance,
  openPaystackWorld,
  payAndReturn,
  placeOnline,
  type Started,
} from '#test/worlds/paystack.ts';
import { lapseUnpaid } from '../online/lapse-unpaid.ts';
import { sendRefunds } from './send-refunds.ts';

const { world, paystack, till } = await openPaystackWorld({ clock: 'stands' });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const pay = (started: Started, amount?: number) => payAndReturn({ world, paystack, till }, started, amount);

async function cancel(client: Client, placed: Placed): Promise<void> {
  const body = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo: 0 };
  answered(await client.call(cancelOrder, { ...linkOf(placed), ...body }));
}

function sentBack(reference: string): number[] {
  const paid = paystack.book.transactions.get(reference);
  return paystack.book.refunds.filter((one) => one.transactionId === paid?.id).map(({ amount }) => amount);
}

async function refundsOf({ order }: Placed) {
  return world.db.rows({ state: text, kobo: number, isByHand: boolean })`
    select state, kobo, payment_id is null as "isByHand" from refund where order_id = ${order.id} order by made_at, id`;
}

function statusOf(client: Client, placed: Placed) {
  return client.call(showOrder, linkOf(placed)).then((result) => answered(result).status);
}

describe('money that goes back the way it came', () => {
  test('a guest who cancels has everything back on the card', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    await pay(started);
    await cancel(client, placed);
    await sendRefunds(till, new Date());
    expect(sentBack(started.reference)).toEqual([started.kobo]);
    expect(await balanceOf(world.db, 'refund_due', placed.order.id)).toBe(0);
    await paystack.workOffRefunds();
    await sendRefunds(till, later(90));
    expect(await refundsOf(placed)).toEqual([{ state: 'done', kobo: started.kobo, isByHand: false }]);
  });

  test('an account has it as credit at once, and nothing is sent', async () => {
    const ada = await signUpCustomer(world);
    const { placed, started } = await placeOnline(ada.client);
    await pay(started);
    await cancel(ada.client, placed);
    await sendRefunds(till, new Date());
    expect(sentBack(started.reference)).toEqual([]);
    expect(await balanceOf(world.db, 'customer_credit', ada.user.id)).toBe(started.kobo);
  });

  test('too little confirms nothing and goes back', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    expect(await pay(started, started.kobo - 1)).toBe('returned');
    expect(await statusOf(client, placed)).toBe('placed');
    await sendRefunds(till, new Date());
    expect(sentBack(started.reference)).toEqual([started.kobo - 1]);
  });

  test('after too little, the right sum on another page confirms', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    await pay(started, 100);
    const second = answered(await client.call(startPayment, linkOf(placed)));
    expect(second.reference).not.toBe(started.reference);
    expect(await pay(second)).toBe('paid');
    expect(await statusOf(client, placed)).toBe('confirmed');
  });

  test('more than was asked confirms, and the rest goes back', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    expect(await pay(started, started.kobo + 70_000)).toBe('paid');
    expect(await statusOf(client, placed)).toBe('confirmed');
    await sendRefunds(till, new Date());
    expect(sentBack(started.reference)).toEqual([70_000]);
  });

  test('late does not revive an order, and goes back', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    await lapseUnpaid(till, later(31));
    expect(await statusOf(client, placed)).toBe('cancelled');
    expect(await pay(started)).toBe('returned');
    expect(await statusOf(client, placed)).toBe('cancelled');
    await sendRefunds(till, new Date());
    expect(sentBack(started.reference)).toEqual([started.kobo]);
  });

  test('twice confirms once, and one of them goes back', async () => {
    const client = world.device();
    const placed = await placeThrough(client, { payWay: 'online' });
    // Both tabs ask before the provider has answered either.
    paystack.failures.slowMs = 300;
    const pages = await Promise.all(
      [1, 2].map(() => client.call(startPayment, linkOf(placed)).then(answered)),
    );
    paystack.failures.slowMs = 0;
    const references = new Set(pages.map(({ reference }) => reference));
    expect(references.size).toBe(2);
    const states = await Promise.all(pages.map((page) => pay(page)));
    expect(states.toSorted()).toEqual(['paid', 'returned']);
    await sendRefunds(till, new Date());
    expect([...references].flatMap((reference) => sentBack(reference))).toEqual([placed.order.ceilingKobo]);
    expect(await balanceOf(world.db, 'customer_held', placed.order.id)).toBe(placed.order.ceilingKobo);
  });
});

describe('a refund', () => {
  async function cancelled() {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    await pay(started);
    await cancel(client, placed);
    return { placed, started };
  }

  test('whose answer is lost is found again, and not asked for twice', async () => {
    const { placed, started } = await cancelled();
    paystack.failures.loseRefundAnswers = 1;
    await sendRefunds(till, new Date());
    expect(await balanceOf(world.db, 'refund_due', placed.order.id)).toBe(started.kobo);
    expect(sentBack(started.reference)).toEqual([started.kobo]);
    await sendRefunds(till, later(10));
    expect(sentBack(started.reference)).toEqual([started.kobo]);
    expect(await balanceOf(world.db, 'refund_due', placed.order.id)).toBe(0);
  });

  test('waits while the provider is away', async () => {
    const { placed, started } = await cancelled();
    paystack.failures.isAway = true;
    await sendRefunds(till, new Date());
    paystack.failures.isAway = false;
    expect(sentBack(started.reference)).toEqual([]);
    expect(await balanceOf(world.db, 'refund_due', placed.order.id)).toBe(started.kobo);
    await sendRefunds(till, later(5));
    expect(sentBack(started.reference)).toEqual([started.kobo]);
  });

  test('that waits is not promised again when more of the same order is due back', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    await pay(started, started.kobo + 5000);
    paystack.failures.isAway = true;
    await sendRefunds(till, new Date());
    await cancel(client, placed);
    await sendRefunds(till, new Date());
    paystack.failures.isAway = false;
    expect(await refundsOf(placed)).toEqual([
      { state: 'waiting', kobo: 5000, isByHand: false },
      { state: 'waiting', kobo: started.kobo, isByHand: false },
    ]);
    await sendRefunds(till, later(5));
    expect(sentBack(started.reference).toSorted((one, other) => one - other)).toEqual([5000, started.kobo]);
    expect(await balanceOf(world.db, 'refund_due', placed.order.id)).toBe(0);
  });

  test('is sent once, however many instances send refunds', async () => {
    const { started } = await cancelled();
    await Promise.all([1, 2, 3, 4].map(() => sendRefunds(till, new Date())));
    expect(sentBack(started.reference)).toEqual([started.kobo]);
  });

  /** Money that is back twice before the provider says that it is too much. */
  async function overpaid() {
    const client = world.device();
    const { started } = await placeOnline(client);
    await pay(started, started.kobo + 70_000);
    return started;
  }

  /** Waits until a job has taken the refund of this payment, while the provider is slow. */
  async function isTaken(reference: string): Promise<void> {
    await expect
      .poll(() => world.db`select from refund where payment_id = ${reference} and tries > 0`)
      .toHaveLength(1);
  }

  test('is sent once by two instances of which one’s clock is 90 s ahead', async () => {
    const { reference } = await overpaid();
    paystack.failures.slowMs = 1500;
    const first = sendRefunds(till, new Date());
    await isTaken(reference);
    await sendRefunds(till, new Date(Date.now() + 90_000));
    await first;
    paystack.failures.slowMs = 0;
    expect(sentBack(reference)).toEqual([70_000]);
  });

  test('whose sender was held up until another had sent it is not sent again, and is booked once', async () => {
    const { reference } = await overpaid();
    paystack.failures.slowMs = 3000;
    const heldUp = sendRefunds(till, new Date());
    await isTaken(reference);
    paystack.failures.slowMs = 0;
    await world.db`
      update refund set leased_until = now() - interval '1 second', next_try_at = now() - interval '1 second'
      where payment_id = ${reference}`;
    await sendRefunds(till, new Date());
    expect(sentBack(reference)).toEqual([70_000]);
    await heldUp;
    expect(sentBack(reference)).toEqual([70_000]);
    const [row] = await world.db.one({ state: text, lease: nullable(text) })`
      select state, lease from refund where payment_id = ${reference}`;
    expect(row).toEqual({ state: 'sent', lease: null });
  });

  test('is being sent, for the office to see, while nobody knows whether the provider has it', async () => {
    const { placed } = await cancelled();
    paystack.failures.loseRefundAnswers = 1;
    await sendRefunds(till, new Date());
    const { client } = await signInOwner(world);
    const shown = () => client.call(showOrderMoney, { code: placed.code }).then(answered);
    expect((await shown()).refunds).toMatchObject([{ state: 'sending' }]);
    await sendRefunds(till, later(10));
    expect((await shown()).refunds).toMatchObject([{ state: 'sent' }]);
  });

  test('that the provider cannot deliver is due again, for a person to send', async () => {
    const { placed, started } = await cancelled();
    await sendRefunds(till, new Date());
    paystack.failures.refundsFail = true;
    await paystack.workOffRefunds();
    paystack.failures.refundsFail = false;
    await sendRefunds(till, later(90));
    await sendRefunds(till, later(180));
    expect(await refundsOf(placed)).toEqual([
      { state: 'failed', kobo: started.kobo, isByHand: false },
      { state: 'waiting', kobo: started.kobo, isByHand: true },
    ]);
    expect(sentBack(started.reference)).toEqual([started.kobo]);
    const { client } = await signInOwner(world);
    const alarms = answered(await client.call(listAlarms, {}));
    expect(alarms.filter(({ code }) => code === placed.code)).toMatchObject([{ kind: 'payment-unclear' }]);
  });
});

test('the ledger’s income, refunds and fees equal the provider’s balance', async () => {
  const { transactions, refunds } = paystack.book;
  const paid = [...transactions.values()].filter(({ status }) => status === 'success');
  const inKobo = paid.reduce((sum, { amount }) => sum + amount, 0);
  const backKobo = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const fees = await generalBalance(world, 'gateway_fees');
  expect(await generalBalance(world, 'gateway')).toBe(inKobo - backKobo - fees);
});
