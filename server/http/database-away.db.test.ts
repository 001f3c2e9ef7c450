import { afterAll, expect, it } from 'vitest';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { openDatabase } from '#server/db/database.ts';
import { freshDatabase } from '#test/database.ts';
import { layLine } from '#test/interrupted-database.ts';
import { openWorldOn } from '#test/world.ts';

const { address } = await freshDatabase();
const line = await layLine(address);
const db = openDatabase({ address: line.address, connections: 5 });
afterAll(() => db.end({ timeout: 1 }));
const world = await openWorldOn(db);

it('with the database away every call says so at once, and works again by itself when it is back', async () => {
  const device = world.device();
  expect((await device.call(listMarkets, {})).ok).toBe(true);

  await line.cut();
  const away = await Promise.all(Array.from({ length: 20 }, () => device.call(listMarkets, {})));
  for (const heard of away) {
    expect(heard).toMatchObject({ ok: false, status: 503, reason: 'database-away', retryAfterSeconds: 2 });
  }
  expect((await device.request('/readyz')).status).toBe(503);
  expect((await device.request('/healthz')).status).toBe(200);

  await line.mend();
  await expect.poll(async () => (await device.call(listMarkets, {})).ok, { timeout: 3000 }).toBe(true);
  expect((await device.request('/readyz')).status).toBe(200);
});
