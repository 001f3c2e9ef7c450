import type { OutcomeOf } from '#contract/endpoint.ts';
import type { listWeeklyLists as endpoint } from '#contract/orders/weekly/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readWeeklyLists } from './store-lists.ts';
import { viewWeeklyList } from './view.ts';

export async function listWeeklyLists(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  return { ok: true, value: (await readWeeklyLists(db, memberOf(caller).user.id)).map(viewWeeklyList) };
}
