import { describeGaugePlans } from '#test/gauge-plans.ts';

describeGaugePlans({ orders: 200_000, rows: 1_000_000 });
