import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cancelOrder, showOrder } from '#contract/orders/endpoints.ts';
import { receivePaystackNotice, startPayment } from '#contract/payments/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { answered } from '../client.ts';
import { freshDatabase } from '../database.ts';
import { linkOf, type Placed, placeThrough } from '../factories/orders.ts';
import { type DatabaseLine, openDatabaseLine } from '../network/breakable-connection.ts';
import { openPaystack } from '../stand-ins/paystack/stand-in.ts';
import { whenDone } from '../when-done.ts';
import { type KillableApp, startKillableApp } from './killable-app.ts';

export const patience = { timeout: 60_000 };

/** State of an order and its money, and differences in the ledger. */
interface Ending {
  status: string;
  postings: string[];
  differences: unknown[];
}

/** State after everything that was paid has been booked once. */
export const bookedOnce: Ending = {
  status: 'confirmed',
  postings: ['gateway-fee', 'paid-online'],
  differences: [],
};

/** State after everything due has been refunded once. */
export const sentBackOnce = { sent: ['all of it'], differences: [] };

/** The product in processes that are killed, one after the other, over one database and one provider. */
export async function openKilledPayments() {
  const { db, address } = await freshDatabase();
  const paystack = await openPaystack();
  whenDone(() => paystack.close());

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

  async function opened({ phone }: KillableApp) {
    const placed = await placeThrough(phone, { payWay: 'online' });
    return { placed, started: answered(await phone.call(startPayment, linkOf(placed))) };
  }

  async function postingsOf({ order }: Placed): Promise<string[]> {
    const rows = await db.rows({ what: text })`
      select what from ledger_posting
      where order_id = ${order.id} or movement ->> 'paymentId' in (
        select id::text from payment where order_id = ${order.id}) order by what`;
    return rows.map(({ what }) => what);
  }

  /** A test does not wait for a lease, or for the next poll. */
  async function leasesRunOut(): Promise<void> {
    await db`update payment set next_look_at = now() where settled_at is null`;
    await db`update refund set next_try_at = now(), leased_until = now() where next_try_at is not null`;
    await writeEvent(db, {
      topics: ['payments'],
      kind: 'payment.noticeReceived',
      payload: { paymentId: randomUUID() },
    });
  }

  /** State of the order and its money once the jobs have handled it. */
  async function endsAs({ phone }: KillableApp, placed: Placed): Promise<Ending> {
    await leasesRunOut();
    const status = () => phone.call(showOrder, linkOf(placed)).then((result) => answered(result).status);
    await expect.poll(status, patience).toBe('confirmed');
    const [last, postings] = [await status(), await postingsOf(placed)];
    return { status: last, postings, differences: await findDifferences(db) };
  }

  async function settledThoughKilledAt(words: string): Promise<Ending> {
    const first = await start();
    const { placed, started } = await opened(first.app);
    first.line.withholdAnswerTo(words);
    const notifying = ignoringErrors(paystack.pay(started.reference));
    await isReached(first.line);
    await first.app.kill();
    await notifying;
    const second = await start();
    // A provider without a reply repeats its notice.
    paystack.failures.holdsNotices = true;
    const ending = await endsAs(second.app, placed);
    paystack.failures.holdsNotices = false;
    await second.app.kill();
    return ending;
  }

  async function sentBackThoughKilledAt(words: string) {
    const first = await start();
    const { placed, started } = await opened(first.app);
    await paystack.pay(started.reference);
    expect(await endsAs(first.app, placed)).toEqual(bookedOnce);
    first.line.withholdAnswerTo(words);
    const input = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo: 0 };
    answered(await first.app.phone.call(cancelOrder, { ...linkOf(placed), ...input }));
    await isReached(first.line);
    await first.app.kill();
    const second = await start();
    await leasesRunOut();
    const due = () => db`
      select from ledger_balance where kind = 'refund_due' and subject = ${placed.order.id} and kobo > 0`;
    await expect.poll(due, patience).toHaveLength(0);
    await second.app.kill();
    const id = paystack.book.transactions.get(started.reference)?.id;
    const refunds = paystack.book.refunds.filter(({ transactionId }) => transactionId === id);
    const sent = refunds.map(({ amount }) => (amount === started.kobo ? 'all of it' : amount));
    return { sent, differences: await findDifferences(db) };
  }

  return { db, paystack, start, endsAs, settledThoughKilledAt, sentBackThoughKilledAt };
}

/** The statement at which it is killed has been asked, and nothing is heard of it. */
async function isReached(line: DatabaseLine): Promise<void> {
  await expect.poll(() => line.isWithholding(), patience).toBe(true);
}

/** The caller’s server is killed before its reply arrives. */
export function ignoringErrors(work: Promise<unknown>): Promise<unknown> {
  return work.catch(() => undefined);
}
