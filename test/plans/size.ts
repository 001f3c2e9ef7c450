/** How many orders the town has whose plans are looked at; each night a million. */
export const ordersInPlans = Number(process.env['PLANS_ORDERS'] ?? 20_000);
