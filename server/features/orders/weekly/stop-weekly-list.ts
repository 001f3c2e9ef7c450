import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { stopWeeklyList as endpoint } from '#contract/orders/weekly/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { removeWeeklyList } from './store-lists.ts';

export async function stopWeeklyList(
  db: Db,
  { listId }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  await removeWeeklyList(db, memberOf(caller).user.id, listId);
  return { ok: true, value: { done: true } };
}
