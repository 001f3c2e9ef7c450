import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import { receivePaystackNotice } from '#contract/payments/endpoints.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import { errandFrom, lineOf, linkOf, parcelFrom, type Placed, taskAt } from '#test/factories/orders.ts';
import { openPaystackWorld, placeOnline } from '#test/worlds/paystack.ts';
import { pollDuePayments } from './poll-payments.ts';

const { world, paystack, till } = await openPaystackWorld();
const address = receivePaystackNotice.path;

function signed(body: string, key = paystack.secretKey): string {
  return createHmac('sha512', key).update(body).digest('hex');
}

async function send(body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  const response = await world.device().request(address, { method: 'POST', body, headers });
  await response.text();
  return response.status;
}

async function statusOf(client: Client, placed: Placed) {
  return answered(await client.call(showOrder, linkOf(placed))).status;
}

/** Count of each kind of movement posted for an order. */
async function written(orderId: string): Promise<Record<string, number>> {
  const rows = await world.db.rows({ what: text, times: number })`
    select what, count(*) as times from ledger_posting where order_id = ${orderId} group by what order by what`;
  return Object.fromEntries(rows.map(({ what, times }) => [what, times]));
}

async function looksAt(reference: string): Promise<number> {
  const [row] = await world.db.one({ looks: number })`select looks from payment where id = ${reference}`;
  return row.looks;
}

describe('a notice', () => {
  test('that comes five hundred times at once is booked once', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.noticesEach = 500;
    await paystack.pay(started.reference);
    paystack.failures.noticesEach = 1;
    await expect.poll(() => statusOf(client, placed)).toBe('confirmed');
    expect(await written(placed.order.id)).toEqual({ 'paid-online': 1 });
    expect(await looksAt(started.reference)).toBe(1);
    const [{ notices }] = await world.db.one({ notices: number })`
      select count(*) as notices from payment_notice where payment_id = ${started.reference}`;
    expect(notices).toBe(1);
  });

  test.each([
    ['a list fetched from a shop', { errand: errandFrom() }],
    ['a parcel', { errand: parcelFrom(), items: [lineOf('Shoes in a box', { capKobo: null })] }],
    [
      'something done',
      { errand: taskAt(), items: [lineOf('Pay my light bill', { capKobo: asKobo(200_000) })] },
    ],
  ])('pays %s as it pays a list for a market', async (_what, given) => {
    const client = world.device();
    const { placed, started } = await placeOnline(client, given);
    await paystack.pay(started.reference);
    await expect.poll(() => statusOf(client, placed)).toBe('confirmed');
    expect(await written(placed.order.id)).toEqual({ 'paid-online': 1 });
  });

  test('that is forged is refused, and nobody is asked because of it', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.forges = true;
    await paystack.pay(started.reference);
    paystack.failures.forges = false;
    expect(await looksAt(started.reference)).toBe(0);
    expect(await statusOf(client, placed)).toBe('placed');
  });

  test('is signed over its very bytes', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: { reference: 'x' } });
    expect(await send(body, signed(body))).toBe(200);
    expect(await send(body.replace('{', '{ '), signed(body))).toBe(403);
    expect(await send(body, signed(body, 'another key'))).toBe(403);
    expect(await send(body, signed(body).slice(0, -2))).toBe(403);
    expect(await send(body, 'no hexadecimal at all')).toBe(403);
    expect(await send(body, '')).toBe(403);
  });

  test('without a signature is no notice', async () => {
    const response = await world.device().request(address, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });

  test.each([
    ['no JSON', 'hello'],
    ['something that is no notice', '[1, 2]'],
    ['a payment of somebody else', '{"event":"charge.success","data":{"reference":"shop-14"}}'],
    ['nothing we listen for', '{"event":"subscription.create","data":{}}'],
    ['no UTF-8', '\u0000\ufffd'],
  ])('that is signed and is %s is taken and changes nothing', async (_what, body) => {
    expect(await send(body, signed(body))).toBe(200);
  });

  test('that lies about the amount is not believed: the provider is asked', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.noticesLie = true;
    await paystack.pay(started.reference, { amount: 100 });
    paystack.failures.noticesLie = false;
    await expect.poll(() => written(placed.order.id)).toMatchObject({ 'paid-in-vain': 1 });
    expect(await statusOf(client, placed)).toBe('placed');
  });

  test('that claims a payment which nobody made is not believed', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    const { reference, kobo } = started;
    const body = JSON.stringify({
      event: 'charge.success',
      data: { reference, amount: kobo, status: 'success' },
    });
    expect(await send(body, signed(body))).toBe(200);
    await expect.poll(() => looksAt(reference)).toBe(1);
    expect(await statusOf(client, placed)).toBe('placed');
    expect(await written(placed.order.id)).toEqual({});
  });

  test('that comes again much later changes nothing', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.holdsNotices = true;
    await paystack.pay(started.reference);
    paystack.failures.holdsNotices = false;
    const { reference } = started;
    const body = JSON.stringify({ event: 'charge.success', data: { reference, again: true } });
    expect(await send(body, signed(body))).toBe(200);
    await expect.poll(() => statusOf(client, placed)).toBe('confirmed');
    await paystack.letNoticesGo();
    expect(await send(body, signed(body))).toBe(200);
    expect(await written(placed.order.id)).toEqual({ 'paid-online': 1 });
    expect(await looksAt(reference)).toBe(1);
  });

  test('may come in any order', async () => {
    const client = world.device();
    const orders = [await placeOnline(client), await placeOnline(client), await placeOnline(client)];
    paystack.failures.holdsNotices = true;
    for (const { started } of orders) await paystack.pay(started.reference);
    paystack.failures.holdsNotices = false;
    await paystack.letNoticesGo();
    for (const { placed } of orders) await expect.poll(() => statusOf(client, placed)).toBe('confirmed');
  });

  test('that comes while an older answer is on its way is not forgotten over it', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    const { reference } = started;
    const early = JSON.stringify({ event: 'charge.success', data: { reference, early: true } });
    paystack.failures.slowMs = 500;
    expect(await send(early, signed(early))).toBe(200);
    await expect.poll(() => looksAt(reference)).toBe(1);
    // The provider has said by then that nothing was paid, and its answer is on its way.
    await expect.poll(() => paystack.answersOnTheirWay(), { interval: 10 }).toBe(1);
    await paystack.pay(reference);
    paystack.failures.slowMs = 0;
    await expect.poll(() => statusOf(client, placed)).toBe('confirmed');
    expect(await written(placed.order.id)).toEqual({ 'paid-online': 1 });
  });

  test('while the provider’s answers are lost is followed up until one comes through', async () => {
    const client = world.device();
    const { placed, started } = await placeOnline(client);
    paystack.failures.loseAnswers = 1;
    await paystack.pay(started.reference);
    await expect.poll(() => looksAt(started.reference)).toBe(1);
    expect(await statusOf(client, placed)).toBe('placed');
    const minuteLater = new Date(Date.now() + 60_000);
    await expect
      .poll(async () => {
        await pollDuePayments(till, minuteLater);
        return statusOf(client, placed);
      })
      .toBe('confirmed');
  });
});
