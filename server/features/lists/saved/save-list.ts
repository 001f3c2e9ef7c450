import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import { mostSavedLists } from '#contract/lists/saved/schema.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { countSavedLists, findListOfRequest, insertSavedList } from './store-lists.ts';
import { viewSavedList } from './view.ts';

/** Keeps a list; a phone that asks again because it heard no answer has kept it once. */
export async function saveList(
  db: Db,
  written: InputOf<typeof endpoints.saveList>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.saveList>> {
  const { user } = memberOf(caller);
  return inTransaction(db, async (transaction) => {
    // The account's lock queues what its devices send at once, and is not given for one that is being deleted.
    if ((await lockAccount(transaction, user.id)) === undefined) return { ok: false, reason: 'not-found' };
    const stored = await findListOfRequest(transaction, user.id, written.clientRequestId);
    if (stored !== undefined) {
      const isSame = stored.name === written.name && stored.text === written.text;
      return isSame
        ? { ok: true, value: viewSavedList(stored) }
        : { ok: false, reason: 'same-id-other-body' };
    }
    if ((await countSavedLists(transaction, user.id)) >= mostSavedLists)
      return { ok: false, reason: 'lists-full' };
    return { ok: true, value: viewSavedList(await insertSavedList(transaction, user.id, written)) };
  });
}
