import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { updateSavedList } from './store-lists.ts';
import { viewSavedList } from './view.ts';

export async function changeSavedList(
  db: Db,
  { listId, name, text }: InputOf<typeof endpoints.changeSavedList>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeSavedList>> {
  const row = await updateSavedList(db, memberOf(caller).user.id, listId, { name, text });
  return row === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: viewSavedList(row) };
}
