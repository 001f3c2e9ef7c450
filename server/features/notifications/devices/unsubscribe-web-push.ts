import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { removeOwnDevice } from './store.ts';

export async function unsubscribeWebPush(
  db: Db,
  { endpoint }: InputOf<typeof endpoints.unsubscribeWebPush>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.unsubscribeWebPush>> {
  await removeOwnDevice(db, memberOf(caller).user.id, hashSecret(endpoint));
  return { ok: true, value: { done: true } };
}
