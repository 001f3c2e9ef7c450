import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { removeOne } from '../remove-one.ts';
import { deletePasskey } from './store.ts';

export function removePasskey(
  db: Db,
  { id }: InputOf<typeof endpoints.removePasskey>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.removePasskey>> {
  return removeOne(db, caller, 'passkey-removed', (transaction, accountId) =>
    deletePasskey(transaction, accountId, id),
  );
}
