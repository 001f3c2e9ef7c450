import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { cancelOrder, showOrder } from '#contract/orders/endpoints.ts';
import { receivePaystackNotice, startPayment } from '#contract/payments/endpoints.ts';
import { answered } from '#test/client.ts';
import { openDatabaseLine, type DatabaseLine } from '#test/database-line.ts';
import { freshDatabase } from '#test/database.ts';
import { linkOf, placeThrough, type Placed } from '#test/factories-orders.ts';
import { startKillableApp, type KillableApp } from '#test/killable-app.ts';
import { openPaystack } from '#test/stand-ins/paystack/stand-in.ts';
import { findDifferences } from './commands-books.ts';

const { db, address } = await freshDatabase();
const paystack = await openPaystack();
afterAll(() => paystack.close());

const patience = { timeout: 60_000 };

/** The product on a line of its own, with the provider telling it what happens. */
async function start(): Promise<{ app: KillableApp; line: DatabaseLine }> {
  const line = await openDatabaseLine(address);
  const app = await startKillableApp(line.url, 'silent', {
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_BASE_URL: paystack.url,
  });
  paystack.notify(app.url + receivePaystackNotice.path);
  return { app, line };
}

/** The statement at which it is killed has been asked, and nothing is heard of it. */
async function isReached(line: DatabaseLine): Promise<void> {
  await expect.poll(() => line.isWithholding(), patience).toBe(true);
}

const unheard = (work: Promise<unknown>) => work.catch(() => undefined);

async function opened({ phone }: KillableApp) {
  const placed = await placeThrough(phone, { payWay: 'online' });
  return { placed, started: answered(await phone.call(startPayment, linkOf(placed))) };
}

function statusOf({ phone }: KillableApp, placed: Placed) {
  return phone.call(showOrder, linkOf(placed)).then((heard) => answered(heard).status);
}

async function postingsOf({ order }: Placed): Promise<string[]> {
  const rows = await db<{ what: string }[]>`
    select what from ledger_posting
    where order_id = ${order.id} or movement ->> 'paymentId' in (
      select id::text from payment where order_id = ${order.id}) order by what`;
  return rows.map(({ what }) => what);
}

/** What waits for its lease to run out need not wait in a test. */
async function leasesRunOut(): Promise<void> {
  await db`update payment set next_look_at = now() where settled_at is null`;
  await db`update refund set next_try_at = now() where next_try_at is not null`;
}

const right = { status: 'confirmed', postings: ['gateway-fee', 'paid-online'], differences: [] };

/** How the order and its money stand once the product has come round to it. */
async function endsAs(app: KillableApp, placed: Placed) {
  await leasesRunOut();
  await expect.poll(() => statusOf(app, placed), patience).toBe('confirmed');
  const [status, postings] = [await statusOf(app, placed), await postingsOf(placed)];
  return { status, postings, differences: await findDifferences(db) };
}

test('killed while the provider is asked for its page', { timeout: 120_000 }, async () => {
  const first = await start();
  const placed = await placeThrough(first.app.phone, { payWay: 'online' });
  paystack.mischief.slowMs = 5000;
  const asked = unheard(first.app.phone.call(startPayment, linkOf(placed)));
  await expect
    .poll(() => db`select from payment where order_id = ${placed.order.id}`, patience)
    .toHaveLength(1);
  await first.app.kill();
  await asked;
  paystack.mischief.slowMs = 0;
  const second = await start();
  const started = answered(await second.app.phone.call(startPayment, linkOf(placed)));
  await paystack.pay(started.reference);
  expect(await endsAs(second.app, placed)).toEqual(right);
  await second.app.kill();
});

test('killed when the page is there and nobody has heard of it', { timeout: 120_000 }, async () => {
  const first = await start();
  const placed = await placeThrough(first.app.phone, { payWay: 'online' });
  first.line.withholdAnswerTo('update payment set page_url');
  const asked = unheard(first.app.phone.call(startPayment, linkOf(placed)));
  const page = () => db<{ id: string; page_url: string | null }[]>`
    select id, page_url from payment where order_id = ${placed.order.id} and page_url is not null`;
  await expect.poll(page, patience).toHaveLength(1);
  await first.app.kill();
  await asked;
  const second = await start();
  const started = answered(await second.app.phone.call(startPayment, linkOf(placed)));
  expect((await page()).map(({ id }) => id)).toEqual([started.reference]);
  await paystack.pay(started.reference);
  expect(await endsAs(second.app, placed)).toEqual(right);
  await second.app.kill();
});

test.each([
  ['while it takes the notice in', 'insert into payment_notice'],
  ['as it looks at the payment', 'next_look_at ='],
  ['as it locks the order', 'for no key update'],
  ['as it writes the book', 'insert into ledger_posting'],
  ['as it writes the lines', 'insert into ledger_line'],
  ['as the order is confirmed', 'update customer_order'],
  ['as the payment is settled', 'settled_at ='],
  ['as it tells of it', 'payment.settle'],
])('killed %s', { timeout: 120_000 }, async (_when, words) => {
  const first = await start();
  const { placed, started } = await opened(first.app);
  first.line.withholdAnswerTo(words);
  const told = unheard(paystack.pay(started.reference));
  await isReached(first.line);
  await first.app.kill();
  await told;
  const second = await start();
  // Told nothing, a provider tells again.
  paystack.mischief.holdsNotices = true;
  expect(await endsAs(second.app, placed)).toEqual(right);
  paystack.mischief.holdsNotices = false;
  await second.app.kill();
});

test.each([
  ['as it asks for the refund', 'tries = tries + 1'],
  ['when the provider has taken it', 'for update of refund'],
  ['as it books the refund', 'refund-sent'],
])('killed %s', { timeout: 120_000 }, async (_when, words) => {
  const first = await start();
  const { placed, started } = await opened(first.app);
  await paystack.pay(started.reference);
  expect(await endsAs(first.app, placed)).toEqual(right);
  first.line.withholdAnswerTo(words);
  const said = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo: 0 };
  answered(await first.app.phone.call(cancelOrder, { ...linkOf(placed), ...said }));
  await isReached(first.line);
  await first.app.kill();
  const second = await start();
  await leasesRunOut();
  const sent = () =>
    paystack.book.refunds
      .filter(({ transactionId }) => transactionId === paystack.book.transactions.get(started.reference)?.id)
      .map(({ amount }) => amount);
  const due = () => db`
    select from ledger_balance where kind = 'refund_due' and subject = ${placed.order.id} and kobo > 0`;
  await expect.poll(due, patience).toHaveLength(0);
  expect(sent()).toEqual([started.kobo]);
  expect(await findDifferences(db)).toEqual([]);
  await second.app.kill();
});
