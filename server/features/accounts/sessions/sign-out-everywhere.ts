import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { leave } from '#server/http/requests/cookies.ts';
import { sessionCookie } from './session.ts';
import { deleteSessions } from './store.ts';

export async function signOutEverywhere(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signOutEverywhere>> {
  await deleteSessions(db, memberOf(caller).user.id);
  leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}
