import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import * as endpoints from '#contract/payments/books/endpoints.ts';
import { madeOf, sumProfit } from '#contract/payments/books/profit.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { parcelRun } from '#test/factories/errands/runs.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { paidForEach, runAt } from '#test/factories/run.ts';
import { openPaystackWorld, payAndReturn, placeOnline } from '#test/worlds/paystack.ts';
import { findDifferences } from './differences.ts';
import { checkBooksNightly } from './nightly-check.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const house = await openPaystackWorld({ clock: 'stands' });
const { world, paystack } = house;
const cashier = await signUpAdmin(world, ['money:view', 'money:manage']);
const owner = await signInOwner(world);
const logged: unknown[] = [];
const log = {
  info: (facts: object) => void logged.push(facts),
  error: (facts: object) => void logged.push(facts),
};
const night = { db: world.db, log };

async function booksAlarms() {
  const alarms = answered(await owner.client.call(listAlarms, {}));
  return alarms.filter(({ kind }) => kind === 'books-differ');
}

async function paidOnline() {
  const { placed, started } = await placeOnline(world.device());
  await payAndReturn(house, started);
  return { placed, started };
}

describe('the nightly check', () => {
  test('finds nothing after a day of orders, and is made once a night', async () => {
    await runAt(world, 'delivered');
    await runAt(world, 'on_the_way');
    await runAt(world, 'bought');
    await paidOnline();
    expect(await findDifferences(world.db)).toEqual([]);
    const atNight = new Date('2026-03-05T01:30:00.000Z');
    await checkBooksNightly(night, new Date('2026-03-05T00:30:00.000Z'));
    expect(answered(await cashier.client.call(endpoints.showBooks, {})).lastCheck).toBeNull();
    await checkBooksNightly(night, atNight);
    await checkBooksNightly(night, new Date(atNight.getTime() + 60_000));
    const { lastCheck } = answered(await cashier.client.call(endpoints.showBooks, {}));
    expect(lastCheck).toEqual({ day: '2026-03-05', at: atNight.toISOString(), differences: [] });
    expect(await booksAlarms()).toEqual([]);
  });

  test.each([
    ['an item’s price', 'charged', 'update order_item set paid_kobo = paid_kobo + 1 where id = $1'],
    ['a fee', 'charged', 'update customer_order set service_fee_kobo = service_fee_kobo - 1 where id = $2'],
  ])('sees a single kobo that %s is off, and alarms', async (_what, kind, change) => {
    const { placed, line } = await runAt(world, 'ready_for_delivery');
    const [item, order] = [line(0).id, placed.order.id];
    const statement = change.includes('$1') ? change : change.replace('$2', '$1');
    await world.db.unsafe(statement, [change.includes('$1') ? item : order]);
    const { differences } = answered(await cashier.client.call(endpoints.checkBooks, {}));
    expect(differences).toMatchObject([{ kind, about: placed.code }]);
    expect(Math.abs((differences[0]?.bookKobo ?? 0) - (differences[0]?.otherKobo ?? 0))).toBe(1);
    expect(await booksAlarms()).toHaveLength(1);
    await world.db`update order_item set paid_kobo = ${paidForEach} where order_id = ${order}`;
    await world.db`update customer_order set service_fee_kobo = 5000 where id = ${order}`;
  });

  test('sees a payment of which the book says something else', async () => {
    const { started } = await paidOnline();
    const { reference } = started;
    await world.db`update payment set paid_kobo = paid_kobo + 1 where id = ${reference}`;
    expect(await findDifferences(world.db)).toMatchObject([{ kind: 'payment', about: reference }]);
    await world.db`update payment set paid_kobo = paid_kobo - 1 where id = ${reference}`;
  });

  test('sees a withdrawal that nobody set aside', async () => {
    const id = randomUUID();
    await world.db`
      insert into withdrawal (id, account_id, kobo, bank, bank_number, bank_name, asked_at)
      values (${id}, ${owner.user.id}, 100, 'First Bank', '0123456789', 'Oga', now())`;
    expect(await findDifferences(world.db)).toEqual([
      { kind: 'withdrawal', about: owner.user.id, bookKobo: 0, otherKobo: 100 },
    ]);
    await world.db`delete from withdrawal where id = ${id}`;
  });
});

describe('takings', () => {
  test('are told day by day in Lagos', async () => {
    const before = answered(
      await cashier.client.call(endpoints.listTakings, { from: '2000-01-01', to: '2000-12-31' }),
    );
    expect(before).toEqual([]);
    const [{ today }] = await world.db.one({ today: text })`
      select (now() at time zone 'Africa/Lagos')::date::text as today`;
    const day = { from: today, to: today };
    const earlier = answered(await cashier.client.call(endpoints.listTakings, day))[0];
    await runAt(world, 'delivered');
    const [now] = answered(await cashier.client.call(endpoints.listTakings, day));
    const bill = 2 * paidForEach + 20_000;
    expect((now?.cashKobo ?? 0) - (earlier?.cashKobo ?? 0)).toBe(bill);
    expect((now?.goodsKobo ?? 0) - (earlier?.goodsKobo ?? 0)).toBe(2 * paidForEach);
    expect((now?.deliveryFeesKobo ?? 0) - (earlier?.deliveryFeesKobo ?? 0)).toBe(15_000);
    expect((now?.serviceFeesKobo ?? 0) - (earlier?.serviceFeesKobo ?? 0)).toBe(5000);
  });

  test.each([
    ['the wrong way round', '2026-03-05', '2026-03-04'],
    ['of more than a year', '2024-01-01', '2026-01-01'],
  ])('days %s are refused', async (_how, from, to) => {
    const result = await cashier.client.call(endpoints.listTakings, { from, to });
    expect(result).toMatchObject({ ok: false, reason: 'bad-days' });
  });
});

describe('the profit', () => {
  const day = { from: '2026-03-04', to: '2026-03-04' };
  const profit = async () => {
    const { days, markets, kinds, worst } = answered(await cashier.client.call(endpoints.showProfit, day));
    return { total: sumProfit(days), byMarket: sumProfit(markets), kinds, worst };
  };

  test('is the fees of a delivered order without its agent’s pay, though that is booked later, and without what goes back', async () => {
    const { total: before } = await profit();
    const { placed } = await runAt(world, 'delivered');
    const { total: after, byMarket } = await profit();
    expect(madeOf(after) - madeOf(before)).toBe(15_000 + 5000 - 12_000);
    expect(byMarket).toEqual(after);

    const back = { code: placed.code, kobo: asKobo(30_000), to: 'sender', reason: 'Soft' } as const;
    answered(await owner.client.call(refundOrder, { clientRequestId: randomUUID(), ...back }));
    const { total, worst } = await profit();
    expect(total.refundsKobo - after.refundsKobo).toBe(30_000);
    expect(worst.find(({ code }) => code === placed.code)).toMatchObject({
      feesKobo: 20_000,
      agentsKobo: 12_000,
      refundsKobo: 30_000,
    });
  });

  test('of a parcel is told apart from that of lists, and the kinds add up to all', async () => {
    const of = (kinds: Awaited<ReturnType<typeof profit>>['kinds'], kind: 'market' | 'carry') =>
      kinds.find((one) => one.kind === kind);
    const before = (await profit()).kinds;
    expect(of(before, 'carry')).toBeUndefined();
    const { placed } = await parcelRun(world, 'delivered');
    const { total, kinds, worst } = await profit();
    expect(of(kinds, 'carry')).toMatchObject({ orders: 1, feesKobo: 20_000, agentsKobo: 12_000 });
    expect(of(kinds, 'market')).toEqual(of(before, 'market'));
    expect(sumProfit(kinds)).toEqual(total);
    const parcels = worst.filter(({ code }) => code === placed.code).map(({ kind }) => kind);
    expect(parcels).toEqual(parcels.map(() => 'carry'));
  });

  test('is told for at most 31 days', async () => {
    const result = await cashier.client.call(endpoints.showProfit, { from: '2026-01-01', to: '2026-02-01' });
    expect(result).toMatchObject({ ok: false, reason: 'bad-days' });
  });
});

describe('reconciliation', () => {
  const day = { from: '2026-03-04', to: '2026-03-04' };

  test('fetches the provider’s list and matches it line by line', async () => {
    const { started, placed } = await paidOnline();
    const stranger = { ...paystack.book.transactions.get(started.reference), reference: 'shop-14', id: 7 };
    paystack.book.transactions.set('shop-14', stranger as never);
    const found = answered(await cashier.client.call(endpoints.reconcile, { ...day, list: null }));
    paystack.book.transactions.delete('shop-14');
    expect(found.lines).toContainEqual({
      state: 'matched',
      reference: started.reference,
      code: placed.code,
      ourKobo: started.kobo,
      theirKobo: started.kobo,
    });
    expect(found.lines.filter(({ state }) => state !== 'matched')).toMatchObject([
      { state: 'only-theirs', reference: 'shop-14', code: null },
    ]);
    expect(found.theirKobo - found.ourKobo).toBe(started.kobo);
  });

  test('takes an uploaded list, in which a payment may lack or differ', async () => {
    const one = await paidOnline();
    const other = await paidOnline();
    const list = [{ reference: one.started.reference, kobo: asKobo(one.started.kobo - 1) }];
    const { lines } = answered(await cashier.client.call(endpoints.reconcile, { ...day, list }));
    const stateOf = (reference: string) => lines.find((line) => line.reference === reference)?.state;
    expect(stateOf(one.started.reference)).toBe('amount-differs');
    expect(stateOf(other.started.reference)).toBe('only-ours');
  });

  test('says where the provider cannot be reached', async () => {
    paystack.failures.isAway = true;
    const result = await cashier.client.call(endpoints.reconcile, { ...day, list: null });
    paystack.failures.isAway = false;
    expect(result).toMatchObject({ ok: false, reason: 'provider-away' });
  });

  test('a settlement moves money from the provider to the bank, once', async () => {
    const kobo = (books: { accounts: { account: string; kobo: number }[] }, name: string) =>
      books.accounts.find(({ account }) => account === name)?.kobo ?? 0;
    const before = answered(await cashier.client.call(endpoints.showBooks, {}));
    const sent = { clientRequestId: randomUUID(), kobo: 12_300, note: 'Settlement of Tuesday' };
    const after = answered(await cashier.client.call(endpoints.recordSettlement, sent));
    expect(answered(await cashier.client.call(endpoints.recordSettlement, sent))).toEqual(after);
    expect(kobo(after, 'bank') - kobo(before, 'bank')).toBe(12_300);
    expect(kobo(after, 'gateway') - kobo(before, 'gateway')).toBe(-12_300);
  });
});

test('a payment that is open for an hour, and a refund that nobody sent, stand among what is not settled', async () => {
  const { placed } = await placeOnline(world.device());
  await world.db`update payment set opened_at = opened_at - interval '1 hour' where order_id = ${placed.order.id}`;
  const { unsettled } = answered(await cashier.client.call(endpoints.showBooks, {}));
  expect(unsettled).toContainEqual(expect.objectContaining({ kind: 'payment', code: placed.code }));
});
