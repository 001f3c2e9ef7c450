import { refundableOf } from '#contract/ledger/refundable.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { readStory } from '#server/features/ledger/store.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';

type RefundAllowed =
  | { ok: true; value: { refundableKobo: number } }
  | { ok: false; reason: 'more-than-paid' | 'not-an-account' | 'own-account' | 'order-under-way' };

/**
 * Checks whether this person may refund that much; never to themselves. While an order is under way its bill can still
 * be reversed, and with it everything that was paid, so a separate refund waits.
 */
export async function refundAllowed(
  db: Db,
  order: Pick<OrderRow, 'id' | 'accountId' | 'status'>,
  { kobo, to }: { kobo: number; to: 'credit' | 'sender' },
  caller: Caller,
): Promise<RefundAllowed> {
  if (order.accountId === memberOf(caller).user.id) return { ok: false, reason: 'own-account' };
  if (isUnderWay(order.status)) return { ok: false, reason: 'order-under-way' };
  if (to === 'credit' && order.accountId === null) return { ok: false, reason: 'not-an-account' };
  const story = await readStory(db, order.id);
  const refundableKobo = refundableOf(story.map(({ movement }) => movement));
  return kobo > refundableKobo
    ? { ok: false, reason: 'more-than-paid' }
    : { ok: true, value: { refundableKobo } };
}
