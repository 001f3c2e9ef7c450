import { expect, test } from 'vitest';
import { openRandomOrders } from '#test/lives/random-orders.ts';

// Some of each kind; random-orders.full.test.ts lives more.
const live = await openRandomOrders();

test('whatever happens to orders, every kobo adds up', { timeout: 180_000 }, async () => {
  expect(await live(60)).toBe(60);
});
