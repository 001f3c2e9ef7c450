import { describeAnalyticsPlans } from '#test/analytics-plans.ts';

describeAnalyticsPlans(1_000_000, { most: { reckonMs: 3000, answerMs: 1000 } });
