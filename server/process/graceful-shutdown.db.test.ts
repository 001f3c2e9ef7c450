import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openClient } from '#test/client.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { freshDatabase } from '#test/database.ts';
import { printed, scrape } from '#test/product/metrics.ts';
import { startProduct, theOwner } from '#test/product/process.ts';

const token = 'a-token-for-those-who-watch';
const body = JSON.stringify(theOwner);
const head = [
  'POST /api/auth/login HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${body.length}`,
  'connection: close',
  '',
  '',
].join('\r\n');

/** A database that others run, and none named, where the product runs its own and stops it last. */
const databases = {
  theirs: async () => ({ DATABASE_URL: (await openDatabaseLine((await freshDatabase()).address)).url }),
  own: () => Promise.resolve({}),
};

it.each([
  ['a signal', 'linux', 'theirs'],
  ['a channel that closes, for want of signals on Windows, with its own database', 'win32', 'own'],
] as const)(
  'a product that is stopped by %s answers what is under way and takes nothing new',
  async (_how, platform, database) => {
    const product = await startProduct({ METRICS_TOKEN: token, ...(await databases[database]()) }, platform);
    const { port } = new URL(product.url);
    const phone = createConnection(Number(port), '127.0.0.1');
    await once(phone, 'connect');
    const answer = text(phone);
    phone.write(head + body.slice(0, 10));
    const watcher = openClient({ url: product.url, address: '10.9.0.1', userAgent: 'a watcher' });
    const underWay = async () =>
      printed(await (await scrape(watcher, token)).text()).get('marketwaka_http_requests_under_way');
    // The watcher's own request is one of the two.
    await expect.poll(underWay).toBe(2);

    const left = product.stop();
    await expect
      .poll(() =>
        fetch(`${product.url}/healthz`).then(
          ({ status }) => status,
          () => 'nobody there',
        ),
      )
      .not.toBe(200);
    phone.write(body.slice(10));

    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
    await left;
  },
  60_000,
);

it('behind a proxy with others beside it, it says first that it leaves, and serves until the proxy has heard', async () => {
  const { address } = await freshDatabase();
  const line = await openDatabaseLine(address);
  const product = await startProduct({ DATABASE_URL: line.url });

  const left = product.stop();
  const ready = () => fetch(`${product.url}/readyz`);
  await expect.poll(() => ready().then(({ headers }) => headers.get('x-refusal'))).toBe('leaving');
  const pages: Response[] = [];
  const page = () => fetch(product.url).catch(() => undefined);
  for (let served = await page(); served !== undefined; served = await page()) {
    pages.push(served);
    await served.text();
  }
  await left;

  expect(pages.length).toBeGreaterThan(1);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  // A caller that stores connections for later stores none to this one.
  expect(new Set(pages.map(({ headers }) => headers.get('connection')))).toEqual(new Set(['close']));
  await expect(ready()).rejects.toThrow('fetch failed');
}, 60_000);
