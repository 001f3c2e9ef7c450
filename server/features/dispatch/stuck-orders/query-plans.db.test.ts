import { openWatchedDataset, testPlans, type Question } from '#test/plans/bounded.ts';
import { insertManyAgents } from '#test/datasets/agents.ts';
import { insertManyOrders, type ManyOrders } from '#test/datasets/orders.ts';
import { mostPlanned } from '../policy.ts';
import {
  lockForNewTime,
  lockInTimeAgain,
  lockRunningLate,
  lockSilent,
  lockSilentBeforeShopping,
  lockSoonLost,
  lockUntaken,
} from './store.ts';

/** Every three seconds each is asked, while five thousand orders wait that were placed this minute. */
const questions: Question<ManyOrders>[] = [
  ['what nobody has taken', 20, (db) => lockUntaken(db, 3, 50)],
  ['what wants a new time', 20, (db) => lockForNewTime(db, 15, 50)],
  ['who is silent before shopping', 20, (db) => lockSilentBeforeShopping(db, 5, 50)],
  ['who is about to lose an order', 40, (db) => lockSoonLost(db, 3, 50)],
  ['who is silent', 40, (db) => lockSilent(db, 10, 50)],
  ['what is running late', 2 * mostPlanned + 50, (db) => lockRunningLate(db, mostPlanned, 50)],
  ['what comes in time after all', 20, (db) => lockInTimeAgain(db, 50)],
];

const small = new Set(['market', 'agent', 'alarm', 'offer_order']);

const dataset = openWatchedDataset(async (db) => {
  const one = await insertManyOrders(db, 5_000);
  await insertManyAgents(db, 10);
  await db`
    update customer_order set status = 'confirmed', account_id = null, status_since = now(),
      confirmed_at = now() - number * interval '10 milliseconds'
    where agent_id is null`;
  await db.unsafe('vacuum analyze customer_order');
  return one;
});

testPlans(dataset, questions, small);
