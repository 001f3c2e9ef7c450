import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { leave } from '#server/http/requests/cookies.ts';
import { sessionCookie } from './session.ts';
import { deleteSession } from './store.ts';

export async function revokeDevice(
  db: Db,
  { id }: InputOf<typeof endpoints.revokeDevice>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.revokeDevice>> {
  const { user, sessionId } = memberOf(caller);
  if (!(await deleteSession(db, user.id, id))) return { ok: false, reason: 'not-found' };
  if (id === sessionId) leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}
