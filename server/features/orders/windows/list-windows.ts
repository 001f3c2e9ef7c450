import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { listWindows as endpoint } from '#contract/orders/windows/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { findPlan } from './store.ts';
import { viewWindows } from './view.ts';

/** The delivery windows that a market offers from now on. */
export async function listWindows(
  db: Db,
  { marketId }: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  const now = new Date();
  const plan = await findPlan(db, marketId, { isHiddenToo: false, now });
  if (plan === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: viewWindows(plan, now) };
}
