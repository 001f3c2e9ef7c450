import { describeGaugePlans } from '#test/gauge-plans.ts';
import { ordersInPlans } from '#test/plans-size.ts';

describeGaugePlans({ orders: ordersInPlans, rows: 2 * ordersInPlans });
