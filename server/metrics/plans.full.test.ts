import { describeGaugePlans } from '#test/plans/gauges.ts';
import { ordersInPlans } from '#test/plans/size.ts';

describeGaugePlans({ orders: ordersInPlans, rows: 2 * ordersInPlans });
