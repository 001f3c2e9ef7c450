/** Orders in the dataset for plans; each night a million. */
export const ordersInPlans = Number(process.env['PLANS_ORDERS'] ?? 20_000);
