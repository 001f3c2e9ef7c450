import { expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { freshDatabase } from '#test/database.ts';
import { insertManyOrders } from '#test/datasets/orders.ts';
import { readTouchedCarriers } from '#server/features/dispatch/planning/store-cycle.ts';
import { readPlacingFacts, readQuoteFacts } from '../placing/store.ts';

// PostgreSQL finds a plan for what was asked five times, and then caches one for all, unless those five looked so much
// cheaper that it goes on finding one each time. A plan takes longer than what it is found for.
const timesPlanned = 5;
const timesAsked = 12;
const events = 5000;

const { db } = await freshDatabase();
const { marketId } = await insertManyOrders(db, 20_000);
await db`
  insert into outbox_event (number, kind, topics, payload)
  select number, 'order.confirm', '{orders}', jsonb_build_object('orderId', id) from customer_order
  where number <= ${events}`;
await db.unsafe('analyze');
// One line, so that its plans can be asked of it.
const line = await db.reserve();

const visitor = { marketId, items: [], phone: null, accountId: null, deviceHash: null };
const guest = {
  ...visitor,
  phone: '+2348000000001',
  requestHash: 'nobody asked this',
  deviceHash: 'a device',
  from: { deviceHash: 'a device', address: '10.0.0.1' },
};
const questions: (readonly [string, (on: Db) => Promise<unknown>])[] = [
  ['a quote for a visitor', (on) => readQuoteFacts(on, visitor)],
  ['a quote for a window', (on) => readQuoteFacts(on, { ...visitor, window: '2026-03-04T15:00:00.000Z' })],
  ['what placing hangs on', (on) => readPlacingFacts(on, guest)],
  ['whom a look is about', (on) => readTouchedCarriers(on, events - 5, 200)],
];

test.each(questions)('%s is planned once in a grown database', async (_what, ask) => {
  const before = await plansMade();
  for (let times = 0; times < timesAsked; times += 1) await ask(line);
  expect((await plansMade()) - before).toBe(timesPlanned);
});

/** For single questions, by this line. */
async function plansMade(): Promise<number> {
  const [row] = await line.unsafe(
    'select coalesce(sum(custom_plans), 0)::int as plans from pg_prepared_statements',
  );
  return Number(row?.['plans']);
}
