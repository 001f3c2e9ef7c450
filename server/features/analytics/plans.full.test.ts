import { describeAnalyticsPlans } from '#test/plans/analytics.ts';
import { ordersInPlans } from '#test/plans/size.ts';

describeAnalyticsPlans(ordersInPlans);
