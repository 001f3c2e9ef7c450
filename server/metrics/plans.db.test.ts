import { describeGaugePlans } from '#test/gauge-plans.ts';

describeGaugePlans(40_000);
