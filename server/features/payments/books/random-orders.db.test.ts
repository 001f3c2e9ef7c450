import { expect, test } from 'vitest';
import { openRandomOrders } from '#test/lives/random-orders.ts';

// Some of each kind; random-orders.full.test.ts lives more.
const live = await openRandomOrders();

test('every kobo adds up, whatever happens to orders', { timeout: 180_000 }, async () => {
  expect(await live(60, Number(process.env['MONEY_SEED'] ?? 8))).toBe(60);
});
