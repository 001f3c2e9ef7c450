import { afterAll, expect, test } from 'vitest';
import { openQuickLines } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import { freshDatabase } from '#test/database.ts';
import { insertManyOrders } from '#test/datasets/orders.ts';
import { readPlacingFacts } from '../placing/store.ts';

const { db, address } = await freshDatabase();
const quick = openQuickLines({ address, connections: 1 });
afterAll(() => quick.end({ timeout: 1 }));

test('the statements of placing are not planned anew for each order, however the data grows', async () => {
  await askToPlace(12);
  await insertManyOrders(db, 20_000);
  // PostgreSQL counts one table after the other, and orders are placed in between.
  await db.unsafe('analyze once_reply');
  await askToPlace(3);
  await db.unsafe('analyze');
  await askToPlace(50);
  const [planned] = await quick.rows({ anew: number })`
    select sum(custom_plans)::int as anew from pg_prepared_statements where statement like '%houseSecret%'`;
  expect(planned?.anew).toBe(0);
});

async function askToPlace(times: number): Promise<void> {
  const from = { deviceHash: 'a device', address: '10.0.0.1' };
  const guest = {
    marketId: crypto.randomUUID(),
    items: [],
    phone: '+2348000000001',
    accountId: null,
    deviceHash: from.deviceHash,
    from,
  };
  for (let asked = 0; asked < times; asked += 1)
    await readPlacingFacts(quick, { ...guest, requestHash: `nobody asked this ${asked}` });
}
