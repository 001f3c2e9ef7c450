import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { leave } from '#server/http/requests/cookies.ts';
import { endSessionOf, sessionCookie } from './session.ts';

/** Ends this device's session, if there is one. */
export async function signOut(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.signOut>> {
  await endSessionOf(db, caller);
  leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}
