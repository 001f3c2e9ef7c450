import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { listWeeklyHours as endpoint } from '#contract/orders/weekly/endpoints.ts';
import { windowHoursOf } from '#contract/orders/windows/rules.ts';
import type { Db } from '#server/db/database.ts';
import { findPlan } from '../windows/store.ts';

/** The windows of any week, whatever is left of this one. */
export async function listWeeklyHours(
  db: Db,
  { marketId }: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  const plan = await findPlan(db, marketId, { isHiddenToo: false, now: new Date() });
  if (plan === undefined) return { ok: false, reason: 'not-found' };
  const open = new Set(windowHoursOf(plan));
  const offered = plan.weekHours.filter(
    ({ weekday, hour }) => open.has(hour) && plan.marketDays.includes(weekday),
  );
  return { ok: true, value: offered.map(({ weekday, hour }) => ({ weekday, hour })) };
}
