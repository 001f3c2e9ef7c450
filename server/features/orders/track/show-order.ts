import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { notFound, wholeOf } from '../order/read-order.ts';
import { findOrder } from '../order/store.ts';
import { maySee } from '../policy.ts';

/** The whole order, for its customer, holders of its link, and admins of orders. */
export async function showOrder(
  db: Db,
  { code, token }: InputOf<typeof endpoints.showOrder>,
  caller: Caller,
  paysOnline: boolean | null = null,
): Promise<OutcomeOf<typeof endpoints.showOrder>> {
  const order = await findOrder(db, code);
  if (order === undefined || !maySee(caller.person, token, order)) return notFound(db, code, caller);
  return { ok: true, value: { ...(await wholeOf(db, order, caller, token)), paysOnline } };
}
