import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { trackOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { insertManyOrders } from '../datasets/orders.ts';
import { freePort } from '../network/free-port.ts';
import { openItsDatabase } from '../product/database.ts';
import { type ProductProcess, startProduct } from '../product/process.ts';
import { type Inspector, openInspector } from './inspector.ts';

// Allocations of a hot path are counted in the built product, so a change shows whatever the clock says; they repeat to
// within a twentieth. Each may take a fifth more than was counted; the first page, which was counted on a Sunday, half
// as much again for the markets that it shows on other days. The markets' hours and closures are proven by their schema.

const asks = 400;

let product: ProductProcess;
let inspector: Inspector;
let looks: { code: string; digits: string }[] = [];

beforeAll(async () => {
  const port = await freePort();
  product = await startProduct({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
  inspector = await openInspector(port);
  looks = await somebodysOrders();
}, 120_000);

afterAll(async () => {
  inspector.close();
  await product.stop();
});

async function somebodysOrders() {
  const db = openItsDatabase(product);
  await insertManyOrders(db, 2000);
  const rows = await db.rows({ code: text, digits: text })`
    select code, right(customer_phone, 4) as digits from customer_order limit ${asks}`;
  await db.end();
  return [...rows];
}

/** Each from another phone, so that nobody's limits are met. */
async function ask(path: string, bodies: readonly object[] = []): Promise<void> {
  for (let phone = 0; phone < asks; phone += 1) {
    const from = { 'x-forwarded-for': `10.0.${phone >> 8}.${phone & 255}` };
    const body = bodies[phone];
    const asked =
      body === undefined
        ? { headers: from }
        : {
            method: 'POST',
            headers: { ...from, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          };
    const response = await fetch(product.url + path, asked);
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    await response.arrayBuffer();
  }
}

async function kilobytesOf(path: string, bodies?: readonly object[]): Promise<number> {
  await ask(path, bodies);
  await inspector.startCounting();
  await ask(path, bodies);
  const each = (await inspector.countedBytes()) / asks / 1024;
  console.log(`${path}: ${each.toFixed(0)} KB`);
  return each;
}

test.each([
  [listSettings.path, 50],
  [listMarkets.path, 90],
  [paths.home, 720],
])(
  'an answer of %s takes at most %i KB',
  async (path, most) => {
    expect(await kilobytesOf(path)).toBeLessThan(most);
  },
  60_000,
);

test('a look at an order takes at most 58 KB', async () => {
  expect(await kilobytesOf(trackOrder.path, looks)).toBeLessThan(58);
}, 60_000);

test('a page leaves no clock behind that would keep it', async () => {
  const before = await inspector.runningClocks();
  await ask(paths.home);
  expect(await inspector.runningClocks()).toBeLessThan(before + asks / 10);
}, 60_000);
