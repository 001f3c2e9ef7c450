import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { confirmPassword } from '../own-account/confirm-password.ts';
import { rememberStepUp } from './store.ts';

/** Takes the password as proof that the person at this device is still the one who signed in. */
export async function stepUp(
  db: Db,
  { password }: InputOf<typeof endpoints.stepUp>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.stepUp>> {
  const { user, sessionId } = memberOf(caller);
  const confirmed = await confirmPassword(db, user.id, password);
  if (!confirmed.ok) return confirmed;
  await rememberStepUp(db, sessionId);
  return { ok: true, value: { done: true } };
}
