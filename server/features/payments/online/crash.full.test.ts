import { expect, test } from 'vitest';
import { startPayment } from '#contract/payments/endpoints.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';
import {
  bookedOnce,
  openKilledPayments,
  patience,
  sentBackOnce,
  ignoringErrors,
} from '#test/product/crash-while-paying.ts';

const { db, paystack, start, endsAs, settledThoughKilledAt, sentBackThoughKilledAt } =
  await openKilledPayments();

test(
  'killed while the provider is asked for its page, the product opens one page and books what is paid on it',
  { timeout: 120_000 },
  async () => {
    const first = await start();
    const placed = await placeThrough(first.app.phone, { payWay: 'online' });
    paystack.failures.slowMs = 5000;
    const asked = ignoringErrors(first.app.phone.call(startPayment, linkOf(placed)));
    await expect
      .poll(() => db`select from payment where order_id = ${placed.order.id}`, patience)
      .toHaveLength(1);
    await first.app.kill();
    await asked;
    paystack.failures.slowMs = 0;
    const second = await start();
    const started = answered(await second.app.phone.call(startPayment, linkOf(placed)));
    await paystack.pay(started.reference);
    expect(await endsAs(second.app, placed)).toEqual(bookedOnce);
    await second.app.kill();
  },
);

test(
  'a product killed before it replies with the provider’s page shows that page and books what is paid on it',
  { timeout: 120_000 },
  async () => {
    const first = await start();
    const placed = await placeThrough(first.app.phone, { payWay: 'online' });
    first.line.withholdAnswerTo('update payment set page_url');
    const asked = ignoringErrors(first.app.phone.call(startPayment, linkOf(placed)));
    const page = () => db.rows({ id: text, page_url: nullable(text) })`
    select id, page_url from payment where order_id = ${placed.order.id} and page_url is not null`;
    await expect.poll(page, patience).toHaveLength(1);
    await first.app.kill();
    await asked;
    const second = await start();
    const started = answered(await second.app.phone.call(startPayment, linkOf(placed)));
    expect((await page()).map(({ id }) => id)).toEqual([started.reference]);
    await paystack.pay(started.reference);
    expect(await endsAs(second.app, placed)).toEqual(bookedOnce);
    await second.app.kill();
  },
);

test.each([
  ['while it takes the notice in', 'insert into payment_notice'],
  ['as it looks at the payment', 'next_look_at ='],
  ['as it locks the order', 'for no key update'],
  ['as it writes the book', 'insert into ledger_posting'],
  ['as it writes the lines', 'insert into ledger_line'],
  ['as the order is confirmed', 'update customer_order'],
  ['as it tells of it', 'payment.settle'],
])('killed %s, the product books the payment once', { timeout: 120_000 }, async (_when, words) => {
  expect(await settledThoughKilledAt(words)).toEqual(bookedOnce);
});

test.each([
  ['as it asks for the refund', 'tries = tries + 1'],
  ['as it books the refund', 'refund-sent'],
])('killed %s, the product sends the money back once', { timeout: 120_000 }, async (_when, words) => {
  expect(await sentBackThoughKilledAt(words)).toEqual(sentBackOnce);
});
