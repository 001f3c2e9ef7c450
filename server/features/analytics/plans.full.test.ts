import { describeAnalyticsPlans } from '#test/analytics-plans.ts';

describeAnalyticsPlans(300_000);
