import { describeAnalyticsPlans } from '#test/analytics-plans.ts';

describeAnalyticsPlans(20_000, { most: { reckonMs: 1000, answerMs: 1000 } });
