import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { notFound, readWhole } from '../order/read-order.ts';
import { lockOrder, setRating } from '../order/store.ts';
import { standsForCustomer } from '../policy.ts';

/** Says how it went, once it is there; a second word replaces the first. */
export async function rateOrder(
  db: Db,
  { code, token, stars, words }: InputOf<typeof endpoints.rateOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.rateOrder>> {
  const rated = await inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, code);
    if (order === undefined || !standsForCustomer(caller.person, token, order)) return 'not-found';
    if (order.status !== 'delivered' && order.status !== 'completed') return 'too-early';
    await setRating(transaction, order.id, stars, words);
    return readWhole(transaction, code, caller, token);
  });
  if (rated === 'not-found') return notFound(db, code, caller);
  return rated === 'too-early' ? { ok: false, reason: rated } : { ok: true, value: rated };
}
