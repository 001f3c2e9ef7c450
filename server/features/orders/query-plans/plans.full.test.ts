import { describe } from 'vitest';
import { insertManyOrders, missThoseUnderWay } from '#test/datasets/orders.ts';
import { describePlans } from '#test/plans/orders.ts';
import { ordersInPlans } from '#test/plans/size.ts';

describePlans(ordersInPlans);

// ANALYZE reads a sample; of a hundred orders under way among a million it meets none one time in twenty.
describe('when the sample met nobody under way', () => {
  describePlans(ordersInPlans, async (db, orders) => {
    const one = await insertManyOrders(db, orders);
    await missThoseUnderWay(db);
    return one;
  });
});
