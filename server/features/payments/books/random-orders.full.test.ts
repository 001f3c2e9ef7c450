import { expect, test } from 'vitest';
import { openRandomOrders } from '#test/lives/random-orders.ts';

/** `npm run test:nightly -- money` asks for many, of a seed that nobody has tried; MONEY_SEED plays a run again. */
const many = process.env['MONEY_LIVES'];
const lives = Number(many ?? 200);
const seed = Number(process.env['MONEY_SEED'] ?? (many === undefined ? 2026 : Date.now() % 1_000_000_007));
const live = await openRandomOrders();

test('every kobo adds up, whatever happens to many orders', { timeout: 60_000 + lives * 2000 }, async () => {
  expect(await live(lives, seed)).toBeGreaterThanOrEqual(lives);
});
