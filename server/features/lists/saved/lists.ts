import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { mostSavedLists } from '#contract/lists/saved/schema.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import {
  countSavedLists,
  findListOfRequest,
  insertSavedList,
  removeSavedList,
  updateSavedList,
} from './store-lists.ts';
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
    const kept = await findListOfRequest(transaction, user.id, written.clientRequestId);
    if (kept !== undefined) {
      const isSame = kept.name === written.name && kept.text === written.text;
      return isSame ? { ok: true, value: viewSavedList(kept) } : { ok: false, reason: 'same-id-other-body' };
    }
    if ((await countSavedLists(transaction, user.id)) >= mostSavedLists)
      return { ok: false, reason: 'lists-full' };
    return { ok: true, value: viewSavedList(await insertSavedList(transaction, user.id, written)) };
  });
}

export async function changeSavedList(
  db: Db,
  { listId, name, text }: InputOf<typeof endpoints.changeSavedList>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeSavedList>> {
  const row = await updateSavedList(db, memberOf(caller).user.id, listId, { name, text });
  return row === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: viewSavedList(row) };
}

export async function deleteSavedList(
  db: Db,
  { listId }: InputOf<typeof endpoints.deleteSavedList>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteSavedList>> {
  await removeSavedList(db, memberOf(caller).user.id, listId);
  return { ok: true, value: { done: true } };
}
