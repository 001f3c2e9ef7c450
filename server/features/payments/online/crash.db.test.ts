import { expect, test } from 'vitest';
import { bookedOnce, openKilledPayments, sentBackOnce } from '#test/product/crash-while-paying.ts';

// The two points at which money could be booked or sent twice; every other one is in crash.full.test.ts.
const { settledThoughKilledAt, sentBackThoughKilledAt } = await openKilledPayments();

test('killed as the payment is settled, the product books it once', { timeout: 120_000 }, async () => {
  expect(await settledThoughKilledAt('settled_at =')).toEqual(bookedOnce);
});

test(
  'killed when the provider has taken the refund, the product sends it once',
  {
    timeout: 120_000,
  },
  async () => {
    expect(await sentBackThoughKilledAt('for update of refund')).toEqual(sentBackOnce);
  },
);
