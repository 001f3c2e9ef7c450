import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { readCarried } from '#server/features/agents/shift/store.ts';
import { findCarrier, readOnline } from '#server/features/agents/store-lists.ts';
import { insertManyAgents } from '#test/datasets/agents.ts';
import { insertManyOrders, type ManyOrders } from '#test/datasets/orders.ts';
import { openWatchedDataset, type Question, testPlans } from '#test/plans/bounded.ts';
import { readRidersAt } from '../offers/store-riders.ts';
import { isAnyOfferOver, lockOfferable, readOffered, readOffersOf } from '../offers/store.ts';
import { mostPlanned } from '../policy.ts';
import {
  lockForNewTime,
  lockSeenAgain,
  lockInTimeAgain,
  lockRunningLate,
  lockSilent,
  lockSilentBeforeShopping,
  lockUntaken,
} from '../stuck-orders/store.ts';
import { dispatch } from './dispatch-cycle.ts';
import { isCycleDue, readCycleStart, readTouchedCarriers } from './store-cycle.ts';
import { readCarriedBy, readFreeAgents, readRecentNos, readWaiting } from './store-state.ts';

/**
 * Queries of dispatcher and agents, with the most rows that each may touch: about a hundred orders are under way, two
 * hundred agents online.
 */
const questions: Question<ManyOrders & { agentId: string }>[] = [
  ['whether to look', 20, (db) => isCycleDue(db)],
  ['what waits', 1500, (db) => readWaiting(db, mostPlanned)],
  ['who is free', 1500, (db, one) => readFreeAgents(db, [one.marketId], 300)],
  ['what is carried', 800, (db) => readCarriedBy(db, 'everybody')],
  ['what one of them carries, and the catalogue once', 550, (db, one) => readCarriedBy(db, [one.agentId])],
  ['what a look begins with', 200, (db) => readCycleStart(db)],
  ['whom it is about', 30, (db) => readTouchedCarriers(db, 19_990, 200)],
  [
    'agents who declined lately',
    20,
    (db, one) => readRecentNos(db, [one.id], { declined: 600, lapsed: 300 }),
  ],
  ['what can be offered', 20, (db, one) => lockOfferable(db, [one.id])],
  ['whether an offer is over', 2, (db) => isAnyOfferOver(db)],
  ['what I am offered', 10, (db, one) => readOffersOf(db, one.accountId)],
  ['of which orders', 10, (db, one) => readOffered(db, [one.id])],
  ['what nobody has taken', 900, (db) => lockUntaken(db, 3, 50)],
  ['what wants a new time', 900, (db) => lockForNewTime(db, 15, 50)],
  ['who is silent before shopping', 900, (db) => lockSilentBeforeShopping(db, 5, 50)],
  ['who is silent', 900, (db) => lockSilent(db, 10, 50)],
  ['agents who are seen again', 100, (db) => lockSeenAgain(db, 50)],
  ['what is running late', 900, (db) => lockRunningLate(db, mostPlanned, 50)],
  ['what comes in time after all', 100, (db) => lockInTimeAgain(db, 50)],
  ['who carries this order', 10, (db, one) => findCarrier(db, one.id, 120)],
  ['what I carry', 300, (db, one) => readCarried(db, one.accountId)],
  ['who is online', 2000, (db) => readOnline(db)],
  ['who could carry on', 2000, (db, one) => readRidersAt(db, one.marketId)],
];

// A handful of rows, and what is small while agents are: PostgreSQL reads them faster whole than by an index.
const small = new Set([
  'market',
  'catalogue_item',
  'setting',
  'dispatch_look',
  'dispatch_memory',
  'agent',
  'alarm',
  'ledger_balance',
]);

const dataset = openWatchedDataset(async (db) => {
  const one = await insertManyOrders(db, 20_000);
  await insertManyAgents(db, 200);
  await insertCatalogue(db);
  const [carrier] = await db.one({ agentId: text })`
    select agent_id as "agentId" from customer_order where agent_id is not null and is_under_way limit 1`;
  return { ...one, ...carrier };
});

/** Orders under way refer to the catalogue, whose items are many more than an order has. */
async function insertCatalogue(db: Database): Promise<void> {
  await db`
    insert into catalogue_item (name, aliases, default_measure, options, stall)
    select 'thing ' || n, '{}', 'mudu', '{}', 'grains' from generate_series(1, 200) as n`;
  await db`
    update order_item set catalogue_item_id = things.ids[1 + o.number % 200]
    from customer_order o, (select array_agg(id) as ids from catalogue_item) as things
    where o.id = order_item.order_id and o.is_under_way`;
  await db.unsafe('analyze catalogue_item, order_item');
}

testPlans(dataset, questions, small);

test('a dispatch cycle over all of them takes less than five seconds', async () => {
  await dispatch(dataset.db());
  await dataset.db()`update dispatch_look set look_at = now()`;
  const from = performance.now();
  await dispatch(dataset.db());
  expect(performance.now() - from).toBeLessThan(5000);
});

/** Further orders on the way to guests, shared among the agents. */
async function sendOut(db: Database, orders: number): Promise<void> {
  await db`
    update customer_order o set status = 'on_the_way', account_id = null, agent_id = people.ids[1 + o.number % cardinality(people.ids)]
    from (select array_agg(user_id) as ids from agent) as people
    where o.number in (select number from customer_order where not is_under_way order by number limit ${orders})`;
  await db.unsafe('analyze customer_order');
}

// The index of statuses finds every status that an order has passed since the last vacuum, and a dispatch cycle follows every
// event.
test('the orders in hand are not looked up by the statuses that orders have passed', async () => {
  await sendOut(dataset.db(), 600);
  const [plan] = await dataset.plansOf((db, one) => readCarriedBy(db, [one.agentId]));
  expect(plan?.indexes).toContain('customer_order_carried');
  expect(plan?.indexes).not.toContain('customer_order_status');
});
