import { expect, test } from 'vitest';
import { placeOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { yesThrough } from '#test/factories/orders.ts';
import { printed, scrape } from '#test/product/metrics.ts';
import { openWorld } from '#test/world.ts';

const token = 'a-token-for-those-who-watch';
const world = await openWorld({ metricsToken: token });

test('the metrics are readable only with the token', async () => {
  const stranger = world.device();
  expect((await stranger.request('/metrics')).status).toBe(401);
  const guess = await stranger.request('/metrics', {
    headers: { authorization: 'Bearer another-token-of-them' },
  });
  expect(guess.status).toBe(401);
  expect(await guess.text()).not.toContain('marketwaka_');

  const watcher = await scrape(stranger, token);
  expect(watcher.status).toBe(200);
  expect(watcher.headers.get('content-type')).toContain('version=0.0.4');
});

test('the metrics have no address without a token', async () => {
  const quiet = await openWorld();
  const phone = quiet.device();
  const asked = await scrape(phone, token);
  const elsewhere = await phone.request('/no-such-address');
  expect([asked.status, await asked.text()]).toEqual([elsewhere.status, await elsewhere.text()]);
  expect(asked.status).toBe(404);
});

test('an order that is placed is counted, by its route and never by its address', async () => {
  const phone = world.device();
  const read = async () => (await scrape(phone, token)).text();
  // Counted for the process, in which other places may have stood.
  const before = printed(await read());
  const { code } = answered(await phone.call(placeOrder, await yesThrough(phone)));
  await phone.request(`/api/orders/${code}`);

  const text = await read();
  const figures = printed(text);
  const added = (name: string) => (figures.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(text).not.toContain(code);
  expect(added(`marketwaka_http_requests_total{method="POST",route="${placeOrder.path}",status="2xx"}`)).toBe(
    1,
  );
  expect(
    added(`marketwaka_http_request_duration_seconds_count{method="POST",route="${placeOrder.path}"}`),
  ).toBe(1);
  expect(figures.get('marketwaka_database_up')).toBe(1);
  expect(figures.get('marketwaka_gauges_failed')).toBe(0);
  expect(figures.get('marketwaka_database_statement_duration_seconds_count')).toBeGreaterThan(5);
  expect(figures.get('marketwaka_database_transactions_under_way')).toBeLessThanOrEqual(5);
});

test('gauges from the database are read every ten seconds, however often they are scraped', async () => {
  const watched = await openWorld({ metricsToken: token, clock: 'stands' });
  const phone = watched.device();
  const underWay = async () => {
    const figures = printed(await (await scrape(phone, token)).text());
    return figures.get('marketwaka_orders_under_way{status="confirmed"}');
  };
  expect(await underWay()).toBe(0);
  answered(await phone.call(placeOrder, await yesThrough(phone)));
  expect(await Promise.all([underWay(), underWay(), underWay()])).toEqual([0, 0, 0]);
  await watched.timePasses(10);
  expect(await underWay()).toBe(1);
});
