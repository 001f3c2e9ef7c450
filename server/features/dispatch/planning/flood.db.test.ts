import { expect, test } from 'vitest';
import { instant } from '#server/db/sql/codecs.ts';
import { freshDatabase } from '#test/database.ts';
import { insertManyAgents } from '#test/datasets/agents.ts';
import { insertManyOrders } from '#test/datasets/orders.ts';
import { mostPlanned } from '../policy.ts';
import { dispatch } from './dispatch-cycle.ts';
import { readWaiting } from './store-state.ts';

test('a flood of orders is served by waiting time, and the rest follow as those are taken', async () => {
  const { db } = await freshDatabase();
  await insertManyOrders(db, 3_000);
  // All of the day's orders wait at once, each a second longer than the next, and two agents are at work.
  await db`
    update customer_order set status = 'confirmed', confirmed_at = now() - number * interval '1 second', account_id = null`;
  await insertManyAgents(db, 2);
  await db`analyze customer_order, offer_order`;
  const waiting = await readWaiting(db, mostPlanned);
  expect(waiting).toHaveLength(mostPlanned);
  await dispatch(db);
  const offered = await db.rows({ since: instant })`
    select o.confirmed_at as since from offer_order step join customer_order o on o.id = step.order_id where step.is_open`;
  expect(offered.length).toBeGreaterThan(0);
  const longest = new Set(waiting.map(({ since }) => since.getTime()));
  for (const { since } of offered) expect(longest.has(since.getTime())).toBe(true);
  const [oldest] = await db.rows({ at: instant })`
    select min(confirmed_at) as at from customer_order where status = 'confirmed'`;
  expect(Math.min(...longest)).toBe(oldest?.at.getTime());
}, 60_000);
