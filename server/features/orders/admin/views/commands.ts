import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/orders/admin/endpoints.ts';
import { mostOrderViews, orderView as viewReply, type OrderView } from '#contract/orders/admin/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import {
  countOrderViews,
  findOrderView,
  insertOrderView,
  removeOrderView,
  updateOrderView,
  type NewOrderViewRow,
} from './store.ts';
import { viewOrderView } from '../view.ts';

/** Keeps a filter under a name that this admin has not used yet. */
export function saveOrderView(
  db: Db,
  input: InputOf<typeof endpoints.saveOrderView>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.saveOrderView>> {
  const { user } = memberOf(caller);
  const mark = markOf(endpoints.saveOrderView.name, input, caller.person);
  return answerOnce(
    db,
    mark,
    (written) => viewReply.parse(written),
    async (transaction) => {
      // What one admin saves at once queues here, so that the count holds.
      await lockAccount(transaction, user.id);
      if ((await countOrderViews(transaction, user.id)) >= mostOrderViews)
        return { ok: false, reason: 'views-full' };
      const id = randomUUIDv7();
      if (!(await insertOrderView(transaction, id, user.id, input)))
        return { ok: false, reason: 'view-name-taken' };
      await record(transaction, caller, 'saveOrderView', id, null, factsOf(input));
      return { ok: true, value: { subject: id, reply: await readView(transaction, id, user.id) } };
    },
  );
}

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

async function readView(db: Db, id: string, userId: string): Promise<OrderView> {
  const row = await findOrderView(db, id);
  if (row === undefined) throw new Error('a view that was just written is not there');
  return viewOrderView(row, userId);
}

/** What it asks for, and not for whom: a search may hold a name that its owner wants forgotten. */
function factsOf({ filter, isShared }: Pick<NewOrderViewRow, 'filter' | 'isShared'>): Facts {
  return { asks: Object.keys(filter), isShared };
}

function record(
  db: Db,
  caller: Caller,
  action: string,
  subject: string,
  before: Facts | null,
  after: Facts | null,
): Promise<void> {
  return recordChange(db, actorOf(caller), { action, noun: 'orders', subject, before, after });
}
