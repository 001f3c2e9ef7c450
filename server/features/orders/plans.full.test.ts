import { describePlans } from '#test/order-plans.ts';

describePlans(1_000_000);
