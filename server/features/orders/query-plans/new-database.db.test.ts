import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { readCycleStart, readTouchedCarriers } from '#server/features/dispatch/planning/store-cycle.ts';
import { pollOutbox } from '#server/outbox/published-store.ts';
import { freshDatabase } from '#test/database.ts';
import { ordersByTheNumber } from '#test/datasets/orders.ts';
import { readPlacingFacts } from '../placing/store.ts';

// The connections of a place to its database cache the plans that were made while it was empty, until PostgreSQL counts its tables
// anew: on the day on which everybody comes at once, that is too late.
const timesUntilAPlanIsCached = 10;
const burst = 5000;
const events = 1000;
const eventsOfACycle = 100;
// A customer's own orders, or those that something happened to.
const mostRows = 250;

const { db } = await freshDatabase();
// One connection, so that its plans are cached and what it counted can be asked of it.
const line = await db.reserve();
const [market] = await line.rows({ id: text })`
  insert into market (name, slug, description, location, is_active, market_days)
  values ('Utako Market', 'utako', '', 'Utako', true, '{monday}') returning id`;
const [account] = await line.rows({ id: text })`
  insert into account (username, username_key, password_hash)
  select 'many ' || n, 'many ' || n, 'x' from generate_series(1, 50) as n returning id`;

const placing = {
  marketId: market?.id ?? '',
  items: [],
  phone: '+2348000000001',
  accountId: account?.id ?? '',
  requestHash: 'nobody asked this',
  deviceHash: 'a device',
  from: { deviceHash: 'a device', address: '10.0.0.1' },
};
const questions: (readonly [string, (on: Db) => Promise<unknown>])[] = [
  ['what placing hangs on', (on) => readPlacingFacts(on, placing)],
  ['what a look begins with', (on) => readCycleStart(on)],
  ['whom a look is about', (on) => readTouchedCarriers(on, 0, eventsOfACycle)],
  ['what waits to be numbered', (on) => pollOutbox(on)],
];

beforeAll(async () => {
  for (let times = 0; times < timesUntilAPlanIsCached; times += 1)
    for (const [, ask] of questions) await ask(line);
  await line.unsafe(ordersByTheNumber(burst));
  await line`
    update customer_order set status = 'confirmed', account_id = null, confirmed_at = now() where number % 2 = 0`;
  await line`
    insert into outbox_event (number, kind, topics, payload)
    select number, 'order.confirm', '{orders}', jsonb_build_object('orderId', id) from customer_order limit ${events}`;
});

test.each(questions)('%s is little on a first day, too', async (_what, ask) => {
  const before = await rowsRead();
  await ask(line);
  expect((await rowsRead()) - before).toBeLessThan(mostRows);
});

/** Orders and events that this connection has read, by PostgreSQL’s own count. */
async function rowsRead(): Promise<number> {
  await line`select pg_stat_force_next_flush()`;
  const [row] = await line.rows({ rows: number })`
    select sum(seq_tup_read + idx_tup_fetch)::bigint as rows from pg_stat_user_tables
    where relname in ('customer_order', 'outbox_event')`;
  return row?.rows ?? Number.NaN;
}
