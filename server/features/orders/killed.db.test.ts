import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, expect, test, vi } from 'vitest';
import { placeOrder, showOrder } from '#contract/orders/endpoints.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { openDatabaseLine } from '#test/database-line.ts';
import { linkOf, yesThrough } from '#test/factories-orders.ts';

const { db, address } = await freshDatabase();
const line = await openDatabaseLine(address);
const running = new Set<ChildProcess>();
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

/** The product as a process of its own, on the line that can be cut. */
async function startApp(): Promise<{ phone: Client; kill(): Promise<void> }> {
  const child = spawn(process.execPath, ['test/app-process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: line.url,
      PUBLIC_URL: 'https://market.test',
      TRUSTED_PROXIES: '127.0.0.1',
      OWNER_USERNAME: 'oga',
      OWNER_PASSWORD: 'oga-of-the-market',
      LOG_LEVEL: 'silent',
    },
  });
  running.add(child);
  for await (const said of createInterface({ input: child.stdout })) {
    const [, url] = /^listens (.+)$/.exec(said) ?? [];
    if (url === undefined) continue;
    return {
      phone: openClient({ url, address: '10.99.0.1', userAgent: 'a phone' }),
      kill: async () => {
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('the product left before it listened');
}

async function ordersKept(): Promise<number> {
  const [row] = await db<[{ orders: number }]>`select count(*) as orders from customer_order`;
  return row.orders;
}

test('the product is killed after the commit and before the answer: the same order sent again is that order', async () => {
  const first = await startApp();
  const order = await yesThrough(first.phone);
  line.withholdAnswerTo('insert into customer_order');
  const unheard = first.phone.call(placeOrder, order).then(
    () => 'answered',
    () => 'cut off',
  );
  await vi.waitFor(async () => expect(await ordersKept()).toBe(1), { timeout: 10_000 });
  await first.kill();
  expect(await unheard).toBe('cut off');

  const second = await startApp();
  const placed = answered(await second.phone.call(placeOrder, order));
  expect(answered(await second.phone.call(placeOrder, order))).toEqual(placed);
  expect(await ordersKept()).toBe(1);
  expect(answered(await second.phone.call(showOrder, linkOf(placed))).code).toBe(placed.code);
  await second.kill();
}, 60_000);
