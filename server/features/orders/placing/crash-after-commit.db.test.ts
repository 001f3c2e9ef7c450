import { expect, test, vi } from 'vitest';
import { placeOrder, showOrder } from '#contract/orders/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { linkOf, yesThrough } from '#test/factories/orders.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { startKillableApp } from '#test/product/killable-app.ts';

const { db, address } = await freshDatabase();
const line = await openDatabaseLine(address);

async function storedOrders(): Promise<number> {
  const [row] = await db.one({ orders: number })`select count(*) as orders from customer_order`;
  return row.orders;
}

test('the product is killed after the commit and before the answer: the same order sent again is that order', async () => {
  const first = await startKillableApp(line.url, 'silent');
  const order = await yesThrough(first.phone);
  line.withholdAnswerTo('insert into customer_order');
  const ignoringErrors = first.phone.call(placeOrder, order).then(
    () => 'answered',
    () => 'cut off',
  );
  await vi.waitFor(async () => expect(await storedOrders()).toBe(1), { timeout: 10_000 });
  await first.kill();
  expect(await ignoringErrors).toBe('cut off');

  const second = await startKillableApp(line.url, 'silent');
  const placed = answered(await second.phone.call(placeOrder, order));
  expect(answered(await second.phone.call(placeOrder, order))).toEqual(placed);
  expect(await storedOrders()).toBe(1);
  expect(answered(await second.phone.call(showOrder, linkOf(placed))).code).toBe(placed.code);
  await second.kill();
}, 60_000);
