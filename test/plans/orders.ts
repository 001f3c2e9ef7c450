import { describe, expect, test } from 'vitest';
import { userId } from '#contract/accounts/schema.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { marketId } from '#contract/markets/schema.ts';
import type { listOrders as listOrdersCall } from '#contract/orders/admin/endpoints.ts';
import { readClaims, readTrust, readWaiting } from '#server/features/orders/claims/store.ts';
import { readOpenAlarms } from '#server/features/orders/alarms/store.ts';
import { readCarriedOrders, readLinesOf } from '#server/features/orders/run/store-carried.ts';
import { readItemSteps } from '#server/features/orders/shopping/store-items.ts';
import {
  findTracked,
  readBoard,
  readPast,
  readUnderWay,
} from '#server/features/orders/order/store-summaries.ts';
import { listOrders, searchOrders } from '#server/features/orders/admin/list-orders.ts';
import { readPlacingFacts } from '#server/features/orders/placing/store.ts';
import { readUnpaid } from '#server/features/payments/online/store.ts';
import { lockUnanswered } from '#server/features/orders/shopping/store-questions.ts';
import { readReceipts } from '#server/features/orders/run/store.ts';
import {
  lockClosedOut,
  lockDelivered,
  lockUnrescheduled,
  lockUnshopped,
} from '#server/features/orders/timers/store.ts';
import { findOrder, readEvents, readItems } from '#server/features/orders/order/store.ts';
import { findPlan, readWindow } from '#server/features/orders/windows/store.ts';
import { openWatchedDataset, testPlans, type Question } from './bounded.ts';
import { insertManyAlarms, insertManyOrders, type ManyOrders } from '../datasets/orders.ts';

/** Queries of people and jobs on orders, with the most rows that each may touch. */
const questions: Question<ManyOrders>[] = [
  ['tracking by code and digits', 8, (db, one) => findTracked(db, { ...one, tries: [] })],
  ['a wrong guess', 2, (db, one) => findTracked(db, { ...one, lastDigits: '0000', tries: [] })],
  // With its market and, where it has no pin, the middle of its zone, twice.
  ['an order by its code', 6, (db, one) => findOrder(db, one.code)],
  ['its lines', 3, (db, one) => readItems(db, one.id)],
  ['its story', 3, (db, one) => readEvents(db, one.id)],
  ['my orders that are under way', 200, (db, one) => readUnderWay(db, one.accountId, 50)],
  ['a page of my past orders', 150, (db, one) => readPast(db, one.accountId, Number.MAX_SAFE_INTEGER, 21)],
  ['the board', 1200, (db) => readBoard(db, { underWay: 200, over: 50 })],
  ['what happened to its lines', 3, (db, one) => readItemSteps(db, one.id)],
  ['its receipts', 3, (db, one) => readReceipts(db, one.id)],
  ['what an agent carries', 3, (db, one) => readCarriedOrders(db, one.accountId)],
  ['the lines of what is carried', 12, (db, one) => readLinesOf(db, [one.id])],
  ['what nobody answered', 3, (db) => lockUnanswered(db, new Date(), 50)],
  ['whose new time nobody answered', 3, (db) => lockUnrescheduled(db, new Date(), 50)],
  ['what wants a decision or an eye', 1_400, (db) => readOpenAlarms(db, 200)],
  ['its claims', 3, (db, one) => readClaims(db, one.id)],
  ['claims that wait', 100, (db) => readWaiting(db, 100)],
  ['what a customer has shown so far', 250, (db, one) => readTrust(db, one.accountId)],
  [
    // Sixty orders that wait and the agents at work are in it, for the arrival range.
    'what placing hangs on, and all that one has ever ordered',
    400,
    (db, one) =>
      readPlacingFacts(db, {
        marketId: one.marketId,
        items: [],
        phone: '+2348000000001',
        accountId: one.accountId,
        requestHash: 'none',
        deviceHash: 'a device',
        from: { deviceHash: 'a device', address: '10.0.0.1' },
      }),
  ],
  ['what a window holds', 50, (db, one) => readWindow(db, one.marketId, '2026-03-04T15:00:00.000Z')],
  [
    'the windows of a market',
    50,
    (db, one) => findPlan(db, one.marketId, { isHiddenToo: true, now: new Date() }),
  ],
  ['what lapsed', 50, (db) => readUnpaid(db, new Date(), 50)],
  ['what is delivered for a day', 50, (db) => lockDelivered(db, new Date(), 50)],
  ['what nobody shopped', 50, (db) => lockUnshopped(db, new Date(), 50)],
  ['whose market closed', 1000, (db) => lockClosedOut(db, new Date(), 50)],
];

type AdminQuestion = [what: string, most: number, asked: (one: ManyOrders) => InputOf<typeof listOrdersCall>];

/** Queries of the admins’ list: a filter may match all orders, or none, and the work is bounded. */
const adminQuestions: AdminQuestion[] = [
  ['all of them', 2_000, () => ({})],
  ['a page from far down', 2_000, (one) => ({ after: `${Date.now() - 5_000_000}000.${one.number}` })],
  ['a code', 2_000, (one) => ({ search: one.code })],
  // The parts of four digits, three at a time, stand in more numbers than the four do; there are three to an order.
  ['a part of a phone', 40_000, (one) => ({ search: one.lastDigits })],
  ['an account', 2_000, (one) => ({ accountId: userId.parse(one.accountId) })],
  ['what is late', 2_000, () => ({ late: 'yes' })],
  ['what nobody has', 20_000, () => ({ statuses: 'confirmed' })],
  ['a word of all of them', 30_000, () => ({ search: 'garri' })],
  ['a word of none', 2_000, () => ({ search: 'xylophone' })],
  ['a word of all, and what none is', 90_000, () => ({ search: 'garri', payWay: 'online' })],
  ['what none is', 60_000, () => ({ by: 'guest', payWay: 'online' })],
  [
    'what all are and one thing that none is',
    90_000,
    (one) => ({ marketId: marketId.parse(one.marketId), statuses: 'completed', by: 'guest' }),
  ],
  ['by promise, what none is', 90_000, () => ({ sort: 'promise', by: 'guest' })],
];

// A handful of rows, which PostgreSQL reads faster whole than by an index.
const small = new Set([
  // Agents are few.
  'agent',
  'city',
  'market',
  'setting',
  'house_secret',
  'ledger_balance',
  'catalogue_item',
  'catalogue_edition',
]);

/** The plans of every question over very many orders: no table read from end to end, and few rows touched. */
export function describePlans(orders: number, make = insertManyOrders): void {
  describe(`over ${orders.toLocaleString('en')} orders`, () => {
    const dataset = openWatchedDataset(async (db) => {
      const one = await make(db, orders);
      await insertManyAlarms(db);
      return one;
    });

    testPlans(dataset, questions, small);

    test('the one search: a part of a phone, a word of all, a word of none', async () => {
      for (const search of ['0803', 'garri', 'xylophone']) {
        const plans = await dataset.plansOf((db) => searchOrders(db, search, 6));
        const touched = plans.reduce((sum, plan) => sum + plan.rowsTouched, 0);
        expect(plans.flatMap(({ sequential }) => sequential.filter((table) => !small.has(table)))).toEqual(
          [],
        );
        expect(touched).toBeLessThanOrEqual(30_000);
      }
    });

    test.each(adminQuestions)('the office’s list: %s', async (_what, most, asked) => {
      const plans = await dataset.plansOf((db, one) => listOrders(db, asked(one)));
      expect(plans.length).toBeGreaterThan(1);
      const touched = plans.reduce((sum, plan) => sum + plan.rowsTouched, 0);
      expect(touched).toBeLessThanOrEqual(most);
    });
  });
}
