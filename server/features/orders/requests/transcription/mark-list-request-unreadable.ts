import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { markListRequestUnreadable as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { settleHeld } from './settle-held.ts';
import { setUnreadable } from './store.ts';
import { countUnreadable } from './store-days.ts';

/** Ends a request that nobody can make out; its customer reads why. */
export function markListRequestUnreadable(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { requestId, reason } = input;
  return settleHeld(db, endpoint, input, caller, {
    kind: 'request.foundUnreadable',
    facts: { reason },
    write: async (transaction) => {
      await setUnreadable(transaction, requestId, reason);
      await countUnreadable(transaction, requestId);
    },
  });
}
