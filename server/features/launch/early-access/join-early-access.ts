import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { earlyAccessTries } from '../policy.ts';
import { insertSubscriber } from './store.ts';

/** Puts a name on the early-access list; who is on it already hears the same, so that nobody can ask who is. */
export async function joinEarlyAccess(
  db: Db,
  { name, email }: InputOf<typeof endpoints.joinEarlyAccess>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.joinEarlyAccess>> {
  const taken = await takeTry(db, [earlyAccessTries(caller.address)]);
  if (!taken.ok) return taken;
  await insertSubscriber(db, { name, email, accountId: userOf(caller.person)?.id ?? null });
  return { ok: true, value: { done: true } };
}
