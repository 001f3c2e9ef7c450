import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readSavedLists } from './store-lists.ts';
import { viewSavedList } from './view.ts';

export async function listSavedLists(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listSavedLists>> {
  return { ok: true, value: (await readSavedLists(db, memberOf(caller).user.id)).map(viewSavedList) };
}
