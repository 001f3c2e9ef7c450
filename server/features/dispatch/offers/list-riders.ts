import type * as endpoints from '#contract/dispatch/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { findOpenShift } from '#server/features/agents/shift/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readRidersAt } from './store-riders.ts';
import { viewRider } from './view.ts';

/** Riders online who could carry from this agent’s market to the door. */
export async function listRiders(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.listRiders>> {
  const { id } = memberOf(caller).user;
  const shift = await findOpenShift(db, id);
  if (shift === undefined) return { ok: false, reason: 'not-online' };
  const riders = await readRidersAt(db, shift.marketId);
  return { ok: true, value: riders.filter(({ userId }) => userId !== id).map(viewRider) };
}
