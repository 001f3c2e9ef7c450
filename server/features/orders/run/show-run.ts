import type { OutcomeOf } from '#contract/endpoint.ts';
import type { showRun as endpoint } from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { viewAll } from './read-run-orders.ts';
import { readCarriedOrders } from './store-carried.ts';

/** All that this agent carries now. */
export async function showRun(db: Db, _input: unknown, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  const agentId = memberOf(caller).user.id;
  const now = new Date();
  const orders = await readCarriedOrders(db, agentId);
  return { ok: true, value: { orders: await viewAll(db, orders, agentId, now), asOf: now.toISOString() } };
}
