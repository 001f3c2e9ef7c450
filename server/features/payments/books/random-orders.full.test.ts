import { expect, test } from 'vitest';
import { openRandomOrders } from '#test/lives/random-orders.ts';

/** `npm run test:nightly -- money` asks for many. */
const lives = Number(process.env['MONEY_LIVES'] ?? 200);
const live = await openRandomOrders();

test('every kobo adds up, whatever happens to many orders', { timeout: 60_000 + lives * 2000 }, async () => {
  expect(await live(lives)).toBeGreaterThanOrEqual(lives);
});
