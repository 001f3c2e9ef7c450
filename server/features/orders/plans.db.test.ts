import { describePlans } from '#test/order-plans.ts';

describePlans(20_000);
