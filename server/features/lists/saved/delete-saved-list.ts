import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { removeSavedList } from './store-lists.ts';

export async function deleteSavedList(
  db: Db,
  { listId }: InputOf<typeof endpoints.deleteSavedList>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteSavedList>> {
  await removeSavedList(db, memberOf(caller).user.id, listId);
  return { ok: true, value: { done: true } };
}
