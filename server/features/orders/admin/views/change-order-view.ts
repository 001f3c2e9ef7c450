import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { factsOf, readView, record } from './saved-view.ts';
import { findOrderView, updateOrderView } from './store.ts';

/** Changes a filter of one's own; somebody else's is not there for that. */
export async function changeOrderView(
  db: Db,
  { viewId, ...wanted }: InputOf<typeof endpoints.changeOrderView>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeOrderView>> {
  const { user } = memberOf(caller);
  try {
    return await inTransaction(db, async (transaction) => {
      const before = await findOrderView(transaction, viewId);
      if (before?.accountId !== user.id) return { ok: false, reason: 'not-found' };
      await updateOrderView(transaction, viewId, wanted);
      await record(transaction, caller, 'changeOrderView', viewId, factsOf(before), factsOf(wanted));
      return { ok: true, value: await readView(transaction, viewId, user.id) };
    });
  } catch (error) {
    if (violatedRule(error) === 'one_view_a_name') return { ok: false, reason: 'view-name-taken' };
    throw error;
  }
}
