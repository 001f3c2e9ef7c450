import type * as endpoints from '#contract/analytics/endpoints.ts';
import { pageOf } from '#contract/analytics/rules.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { isSwitchedOn } from '#server/features/settings/is-switched-on.ts';
import type { Caller } from '#server/http/caller.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { visitTries } from '../policy.ts';
import { insertVisit } from './store.ts';

/** Keeps a visit while visits are collected, and drops it otherwise; the page hears the same. */
export async function recordVisit(
  db: Db,
  visit: InputOf<typeof endpoints.recordVisit>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordVisit>> {
  if (!(await isSwitchedOn(db, 'collect_visits'))) return { ok: true, value: { done: true } };
  const taken = await takeTry(db, [visitTries(caller.address)]);
  if (!taken.ok) return taken;
  await insertVisit(db, { ...visit, path: pageOf(visit.path) });
  return { ok: true, value: { done: true } };
}
