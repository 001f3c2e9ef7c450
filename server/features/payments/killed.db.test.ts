import { test } from 'vitest';
import { openKilledPayments } from '#test/killed-payments.ts';

// The two points at which money could be booked or sent twice; every other one is in killed.full.test.ts.
const { settlesOnceThoughKilledAt, refundsOnceThoughKilledAt } = await openKilledPayments();

test('killed as the payment is settled, the product books it once', { timeout: 120_000 }, () =>
  settlesOnceThoughKilledAt('settled_at ='),
);

test('killed when the provider has taken the refund, the product sends it once', { timeout: 120_000 }, () =>
  refundsOnceThoughKilledAt('for update of refund'),
);
