import type { OutcomeOf } from '#contract/endpoint.ts';
import type { listMyHours as endpoint } from '#contract/orders/windows/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { isVerified, readOwnHours, readPlaces } from './store-own.ts';
import { viewOwn } from './view-own.ts';

/** The hours that the agent is down for, and those that they can put themself down for. */
export async function listMyHours(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  const { id } = memberOf(caller).user;
  if (!(await isVerified(db, id))) return { ok: false, reason: 'not-verified' };
  const now = new Date();
  const own = await readOwnHours(db, id, now);
  return { ok: true, value: viewOwn(own, await readPlaces(db, id, now), now) };
}
