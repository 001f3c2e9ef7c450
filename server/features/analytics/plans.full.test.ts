import { describeAnalyticsPlans } from '#test/analytics-plans.ts';
import { ordersInPlans } from '#test/plans-size.ts';

describeAnalyticsPlans(ordersInPlans);
