import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { factsOf, record } from './saved-view.ts';
import { findOrderView, removeOrderView } from './store.ts';

export function deleteOrderView(
  db: Db,
  { viewId }: InputOf<typeof endpoints.deleteOrderView>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteOrderView>> {
  return inTransaction(db, async (transaction) => {
    const before = await findOrderView(transaction, viewId);
    if (before !== undefined && (await removeOrderView(transaction, viewId, memberOf(caller).user.id)))
      await record(transaction, caller, 'deleteOrderView', viewId, factsOf(before), null);
    return { ok: true, value: { done: true } };
  });
}
