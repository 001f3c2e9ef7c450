import { asKobo, type Kobo } from '#contract/kobo.ts';
import { deliveryEarnings } from '#contract/ledger/earnings.ts';
import { vatInside } from '#contract/ledger/vat.ts';
import type { Db } from '#server/db/database.ts';
import { releaseEarnings } from '#server/features/ledger/cash-and-earnings.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { readEarningFactsOf } from '#server/features/orders/money/store-earnings.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';

interface WayBack {
  returnId: string;
  agentId: string;
  feeKobo: Kobo;
}

/** The way back to a sender is owed on the order, and its carrier earns their share of it on the order's terms. */
export async function bookWayBack(
  transaction: Db,
  { id: orderId, vatPermille }: Pick<OrderRow, 'id' | 'vatPermille'>,
  { returnId, agentId, feeKobo }: WayBack,
): Promise<void> {
  if (feeKobo === 0) return;
  const vatKobo = vatInside(feeKobo, vatPermille);
  const added = { addedId: returnId, deliveryFeeKobo: feeKobo, vatKobo };
  await mustPost(transaction, { what: 'fee-added', orderId, ...added }, agentId);
  const terms = await readEarningFactsOf(transaction, orderId);
  await releaseEarnings(transaction, orderId, [{ agentId, kobo: deliveryEarnings(asKobo(feeKobo), terms) }]);
}
