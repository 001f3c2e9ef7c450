import type { OutcomeOf } from '#contract/endpoint.ts';
import type { showRun as endpoint } from '#contract/orders/run/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readBalance } from '#server/features/ledger/store.ts';
import { viewAll } from './read-run-orders.ts';
import { readCarriedOrders } from './store-carried.ts';

/** All that this agent carries now. */
export async function showRun(db: Db, _input: unknown, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  const agentId = memberOf(caller).user.id;
  const now = new Date();
  const rows = await readCarriedOrders(db, agentId);
  const orders = await viewAll(db, rows, agentId, now);
  const floatKobo = rows[0]?.floatKobo ?? (await readBalance(db, 'agent_float', agentId));
  return { ok: true, value: { orders, floatKobo, asOf: now.toISOString() } };
}
