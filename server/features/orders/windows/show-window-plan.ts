import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { showWindowPlan as endpoint } from '#contract/orders/windows/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { findPlan, readAgentsOf } from './store.ts';
import { viewPlan } from './view.ts';

/** Capacity, roster and orders of a market's windows, as staff plan them. */
export async function showWindowPlan(
  db: Db,
  { marketId }: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  const plan = await findPlan(db, marketId, { isHiddenToo: true, now: new Date() });
  if (plan === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: viewPlan(plan, await readAgentsOf(db, marketId)) };
}
