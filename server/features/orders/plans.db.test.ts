import { describe } from 'vitest';
import { insertManyOrders, missThoseUnderWay } from '#test/many-orders.ts';
import { describePlans } from '#test/order-plans.ts';

describePlans(20_000);

// ANALYZE reads a sample; of a hundred orders under way among a million it meets none one time in twenty.
describe('when the sample met nobody under way', () => {
  describePlans(20_000, async (db, orders) => {
    const one = await insertManyOrders(db, orders);
    await missThoseUnderWay(db);
    return one;
  });
});
