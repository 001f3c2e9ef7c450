import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { removeOne } from '../remove-one.ts';
import { deleteAuthenticator } from './store.ts';

export function removeAuthenticator(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.removeAuthenticator>> {
  return removeOne(db, caller, 'authenticator-removed', deleteAuthenticator);
}
