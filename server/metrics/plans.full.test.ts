import { describeGaugePlans } from '#test/gauge-plans.ts';

describeGaugePlans(1_000_000);
