import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import type { Taxed } from '#contract/ledger/movements.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from './post.ts';
import { backFor, type OrderMoney } from './policy.ts';
import { lockedBalanceOf } from './balances.ts';

interface Bill extends Taxed {
  goodsKobo: Kobo;
  deliveryFeeKobo: Kobo;
  serviceFeeKobo: Kobo;
}

/**
 * The bill becomes final: what was given beforehand pays it, what is left of that is the customer's change, and what
 * is not covered is owed.
 */
export async function billOrder(
  transaction: Db,
  order: OrderMoney & { version: number },
  bill: Bill,
): Promise<{ owedKobo: Kobo; changeKobo: Kobo }> {
  const { orderId, version } = order;
  await mustPost(transaction, { what: 'billed', orderId, version, ...bill }, null);
  const billKobo = sumKobo([bill.goodsKobo, bill.deliveryFeeKobo, bill.serviceFeeKobo]);
  const appliedKobo = await applyHeld(transaction, order, billKobo);
  const changeKobo = await lockedBalanceOf(transaction, 'customer_held', orderId);
  const back = backFor(order, changeKobo);
  await mustPost(transaction, { what: 'change-booked', orderId, version, back }, null);
  return { owedKobo: asKobo(billKobo - appliedKobo), changeKobo };
}

/** Pays what is owed out of what is held, as far as that goes; answers how much it was. */
export async function applyHeld(
  transaction: Db,
  { orderId, version }: OrderMoney & { version: number },
  owedKobo: Kobo,
): Promise<Kobo> {
  const heldKobo = await lockedBalanceOf(transaction, 'customer_held', orderId);
  const kobo = heldKobo < owedKobo ? heldKobo : owedKobo;
  await mustPost(transaction, { what: 'held-applied', orderId, version, kobo }, null);
  return kobo;
}

/** An item goes back at the door: off what is owed first, and what was paid already goes back. */
export async function refuseGoods(
  transaction: Db,
  order: OrderMoney,
  { kobo, ...which }: { itemId: string; purchaseId: string; kobo: Kobo },
  actorId: string | null,
): Promise<void> {
  const reduction = await reductionOf(transaction, order, kobo);
  await mustPost(
    transaction,
    { what: 'item-rejected', orderId: order.orderId, ...which, ...reduction },
    actorId,
  );
}

/** It came too late and that was ours: the house bears the delivery fee, and its agent is paid all the same. */
export async function returnLateFee(
  transaction: Db,
  order: OrderMoney,
  { kobo, ...taxed }: Taxed & { kobo: Kobo },
): Promise<void> {
  const reduction = await reductionOf(transaction, order, kobo);
  await mustPost(
    transaction,
    { what: 'late-fee-returned', orderId: order.orderId, ...reduction, ...taxed },
    null,
  );
}

async function reductionOf(transaction: Db, order: OrderMoney, kobo: Kobo) {
  const owedKobo = await lockedBalanceOf(transaction, 'customer_owes', order.orderId);
  const offBillKobo = owedKobo < kobo ? owedKobo : kobo;
  const backKobo = asKobo(kobo - offBillKobo);
  return { offBillKobo, back: backKobo === 0 ? null : backFor(order, backKobo) };
}
