import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { cancellationOf } from '#contract/orders/cancelling.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { notFound } from '../order/read-order.ts';
import { findOrder, readItems } from '../order/store.ts';
import { standsForCustomer } from '../policy.ts';

/** Refund and debt if the order were cancelled now. */
export async function previewCancel(
  db: Db,
  { code, token }: InputOf<typeof endpoints.previewCancel>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewCancel>> {
  const order = await findOrder(db, code);
  if (order === undefined || !standsForCustomer(caller.person, token, order))
    return notFound(db, code, caller);
  const items = await readItems(db, order.id);
  const cancellation = cancellationOf({ ...order, items }, 'customer');
  return cancellation === undefined ? { ok: false, reason: 'too-late' } : { ok: true, value: cancellation };
}
