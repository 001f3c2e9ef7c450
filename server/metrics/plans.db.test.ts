import { describeGaugePlans } from '#test/gauge-plans.ts';

describeGaugePlans({ orders: 20_000, rows: 40_000 });
