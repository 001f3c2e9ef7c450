import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/sharing/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { watchKeyOf } from '#server/secrets/order-link.ts';
import { notFound } from '../order/read-order.ts';
import { findOrder } from '../order/store.ts';
import { isWatchable, standsForCustomer } from '../policy.ts';
import { readWatch } from './store.ts';

/** The key of the link for family. It is the same each time, so that an older message stays good. */
export async function shareOrder(
  db: Db,
  { code, token }: InputOf<typeof endpoints.shareOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.shareOrder>> {
  const order = await findOrder(db, code);
  if (order === undefined || !standsForCustomer(caller.person, token, order))
    return notFound(db, code, caller);
  const { houseSecret, endedAt } = await readWatch(db, order.id);
  if (!isWatchable(order.status, endedAt, new Date())) return { ok: false, reason: 'too-late' };
  return { ok: true, value: { key: watchKeyOf(houseSecret, order.id) } };
}
