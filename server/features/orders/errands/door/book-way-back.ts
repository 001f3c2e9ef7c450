import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import { deliveryEarnings, earningsOf } from '#contract/ledger/earnings.ts';
import { vatInside } from '#contract/ledger/vat.ts';
import type { Db } from '#server/db/database.ts';
import { releaseEarnings } from '#server/features/ledger/cash-and-earnings.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { readEarningFactsOf } from '#server/features/orders/money/store-earnings.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { isFailedByCustomer } from './store-parcel.ts';

interface WayBack {
  returnId: string;
  agentId: string;
  /** The fee of the way to its sender; 0 for the way to the office, and where the end was the company's. */
  feeKobo: Kobo;
}

/**
 * A parcel is out of its carrier's hand: the fee of the way back is owed on the order, and where the end was the
 * customer's, who owes the way out too, both ways are earned on the order's terms. What never comes back earns nothing.
 */
export async function bookWayBack(
  transaction: Db,
  order: Pick<OrderRow, 'id' | 'vatPermille' | 'agentId' | 'riderId'>,
  { returnId, agentId, feeKobo }: WayBack,
): Promise<void> {
  const { id: orderId, vatPermille, agentId: shopperId, riderId } = order;
  if (feeKobo > 0) {
    const vatKobo = vatInside(feeKobo, vatPermille);
    const added = { addedId: returnId, deliveryFeeKobo: feeKobo, vatKobo };
    await mustPost(transaction, { what: 'fee-added', orderId, ...added }, agentId);
  }
  if (!(await isFailedByCustomer(transaction, orderId))) return;
  const facts = await readEarningFactsOf(transaction, orderId);
  const carriers = [shopperId, riderId].filter((carrier) => carrier !== null);
  const backKobo = feeKobo === 0 ? asKobo(0) : deliveryEarnings(feeKobo, facts);
  // One posting for each of them holds both ways.
  const earned = earningsOf(facts, facts, carriers).map((out) =>
    out.agentId === agentId ? { agentId, kobo: sumKobo([out.kobo, backKobo]) } : out,
  );
  await releaseEarnings(transaction, orderId, earned);
}
