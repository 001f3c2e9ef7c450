import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { viewOrderView } from '../view.ts';
import { readOrderViews } from './store.ts';

const mostViewsShown = 200;

/** The filters that this admin saved, and those that others share. */
export async function listOrderViews(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listOrderViews>> {
  const { id } = memberOf(caller).user;
  const rows = await readOrderViews(db, id, mostViewsShown);
  return { ok: true, value: rows.map((row) => viewOrderView(row, id)) };
}
