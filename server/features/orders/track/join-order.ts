import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { notFound, readWhole } from '../order/read-order.ts';
import { lockOrder, setAccount } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import { standsForCustomer } from '../policy.ts';
import { setAccountOfPlaced } from '../requests/store.ts';

/** Puts a guest's order into the account that brings its link; one that belongs to somebody is not to be had. */
export async function joinOrder(
  db: Db,
  { code, token }: InputOf<typeof endpoints.joinOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.joinOrder>> {
  const user = userOf(caller.person);
  if (user === null) throw new Error('a call for members was answered for a visitor');
  try {
    const joined = await inTransaction(db, async (transaction) => {
      const order = await lockOrder(transaction, code);
      const isTheirs = order?.accountId === null || order?.accountId === user.id;
      if (order === undefined || !isTheirs || !standsForCustomer(caller.person, token, order)) return null;
      if (order.accountId === null) {
        if (!(await setAccount(transaction, order.id, user.id))) return null;
        await setAccountOfPlaced(transaction, order.id, user.id);
        await writeEvent(transaction, happenedOf({ ...order, accountId: user.id }, 'order.joined', {}));
      }
      return readWhole(transaction, code, caller, token);
    });
    return joined === null ? await notFound(db, code, caller) : { ok: true, value: joined };
  } catch (error) {
    if (violatedRule(error) === 'one_open_order_an_account')
      return { ok: false, reason: 'order-already-open' };
    if (violatedRule(error) === 'one_unpaid_window_order_an_account')
      return { ok: false, reason: 'window-unpaid' };
    // An agent carries no order of their own, so its carrier cannot make it theirs.
    if (violatedRule(error) === 'nobody_carries_their_own_order') return notFound(db, code, caller);
    throw error;
  }
}
