import { describeAnalyticsPlans } from '#test/analytics-plans.ts';

describeAnalyticsPlans(20_000);
