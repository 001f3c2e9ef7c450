import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { trackOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { freePort } from '../network/free-port.ts';
import { openInspector, type Inspector } from './inspector.ts';
import { openItsDatabase } from '../product/database.ts';
import { insertManyOrders } from '../datasets/orders.ts';
import { startProduct, type ProductProcess } from '../product/process.ts';

// What a change makes a hot path ask of the memory shows here, whatever the clock says: it is counted in the built
// product, and says the same to within a twentieth. Each may take a fifth more than was counted; the first page, which
// was counted on a Sunday, half as much again for the markets that it shows on other days.

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
  const rows = await db<{ code: string; digits: string }[]>`
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
    const heard = await fetch(product.url + path, asked);
    if (!heard.ok) throw new Error(`${path} was answered with ${heard.status}`);
    await heard.arrayBuffer();
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
  [listMarkets.path, 70],
  [paths.home, 720],
])(
  'an answer of %s takes at most %i KB',
  async (path, most) => {
    expect(await kilobytesOf(path)).toBeLessThan(most);
  },
  60_000,
);

test('a look at an order takes at most 55 KB', async () => {
  expect(await kilobytesOf(trackOrder.path, looks)).toBeLessThan(55);
}, 60_000);

test('a page leaves no clock behind that would keep it', async () => {
  const before = await inspector.runningClocks();
  await ask(paths.home);
  expect(await inspector.runningClocks()).toBeLessThan(before + asks / 10);
}, 60_000);
