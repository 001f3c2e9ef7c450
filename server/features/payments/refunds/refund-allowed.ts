import { refundableOf } from '#contract/ledger/refundable.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { readHistory } from '#server/features/ledger/store.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';

/** Reasons for which money of an order cannot be given back. */
export type RefundRefusal = 'more-than-paid' | 'not-an-account' | 'own-account' | 'order-under-way';

type RefundAllowed = { ok: true; value: { refundableKobo: number } } | { ok: false; reason: RefundRefusal };

/**
 * Checks whether this person may refund that much; never to themselves. While an order is under way its bill can still
 * be reversed, and with it everything that was paid, so a separate refund waits.
 */
export async function refundAllowed(
  db: Db,
  order: Pick<OrderRow, 'id' | 'accountId' | 'status'>,
  { kobo, to }: { kobo: number; to: 'credit' | 'sender' },
  actorId: string,
): Promise<RefundAllowed> {
  if (order.accountId === actorId) return { ok: false, reason: 'own-account' };
  if (isUnderWay(order.status)) return { ok: false, reason: 'order-under-way' };
  if (to === 'credit' && order.accountId === null) return { ok: false, reason: 'not-an-account' };
  const history = await readHistory(db, order.id);
  const refundableKobo = refundableOf(history.map(({ movement }) => movement));
  return kobo > refundableKobo
    ? { ok: false, reason: 'more-than-paid' }
    : { ok: true, value: { refundableKobo } };
}
