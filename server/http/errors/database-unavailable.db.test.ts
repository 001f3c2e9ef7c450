import { expect, it } from 'vitest';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { freshDatabase } from '#test/database.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { startKillableApp } from '#test/product/killable-app.ts';

const { address } = await freshDatabase();
const line = await openDatabaseLine(address);

it('every call fails at once while the database is away, and works again by itself afterwards', async () => {
  const { phone } = await startKillableApp(line.url, 'silent');
  expect((await phone.call(listMarkets, {})).ok).toBe(true);

  await line.cut();
  const away = await Promise.all(Array.from({ length: 20 }, () => phone.call(listMarkets, {})));
  for (const result of away) {
    expect(result).toMatchObject({ ok: false, status: 503, reason: 'database-away', retryAfterSeconds: 2 });
  }
  expect((await phone.request('/readyz')).status).toBe(503);
  expect((await phone.request('/healthz')).status).toBe(200);

  await line.mend();
  await expect.poll(async () => (await phone.call(listMarkets, {})).ok, { timeout: 10_000 }).toBe(true);
  expect((await phone.request('/readyz')).status).toBe(200);
}, 30_000);
