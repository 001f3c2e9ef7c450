import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import { taxedAt, type Movement, type Taxed } from '#contract/ledger/movements.ts';
import { refundableOf } from '#contract/ledger/refundable.ts';
import type { Db } from '#server/db/database.ts';
import { applyHeld } from './bill.ts';
import { mustPost } from './post.ts';
import { backFor, type OrderMoney } from './policy.ts';
import { lockedBalanceOf } from './balances.ts';
import { readHistory } from './store.ts';

type Ending = OrderMoney & { version: number };

/**
 * The house's fault, or nothing was begun: everything back. A bill that stands is taken back, and the goods are the
 * house's again. Answers what went back to the customer.
 */
export async function returnEverything(
  transaction: Db,
  order: Ending,
  actorId: string | null,
): Promise<{ refundKobo: Kobo }> {
  await reverseBill(transaction, order, actorId);
  return { refundKobo: await returnHeld(transaction, order, actorId) };
}

/**
 * The customer cancels while somebody shops: what is bought and the service fee are theirs to pay, out of what was
 * given beforehand as far as that goes; the rest of it goes back.
 */
export async function chargeCancellation(
  transaction: Db,
  order: Ending,
  charged: { goodsKobo: Kobo; serviceFeeKobo: Kobo } & Taxed,
  actorId: string | null,
): Promise<{ refundKobo: Kobo; owedKobo: Kobo }> {
  const { orderId } = order;
  await mustPost(transaction, { what: 'cancel-charged', orderId, ...charged }, actorId);
  const chargedKobo = sumKobo([charged.goodsKobo, charged.serviceFeeKobo]);
  const paidKobo = await applyHeld(transaction, order, chargedKobo);
  const refundKobo = await returnHeld(transaction, order, actorId);
  return { refundKobo, owedKobo: asKobo(chargedKobo - paidKobo) };
}

/** True where nothing of what was paid for the standing bill went back since, by a claim or a refund. */
export async function canReverseBill(transaction: Db, orderId: string): Promise<boolean> {
  const movements = (await readHistory(transaction, orderId)).map(({ movement }) => movement);
  const standing = standingBill(movements);
  return standing === undefined || refundableOf(movements) >= (await paidOf(transaction, orderId, standing));
}

/** A bill is taken back, where one stands: the goods are the house's again, what was paid is held again. */
export async function reverseBill(transaction: Db, order: Ending, actorId: string | null): Promise<void> {
  const { orderId, version } = order;
  const standing = standingBill((await readHistory(transaction, orderId)).map(({ movement }) => movement));
  if (standing === undefined) return;
  const offBillKobo = await lockedBalanceOf(transaction, 'customer_owes', orderId);
  const heldKobo = await paidOf(transaction, orderId, standing);
  await mustPost(
    transaction,
    { what: 'bill-reversed', orderId, version, ...standing, offBillKobo, heldKobo },
    actorId,
  );
}

async function paidOf(
  transaction: Db,
  orderId: string,
  { goodsKobo, deliveryFeeKobo, serviceFeeKobo, forgivenKobo }: NonNullable<ReturnType<typeof standingBill>>,
): Promise<Kobo> {
  const owedKobo = await lockedBalanceOf(transaction, 'customer_owes', orderId);
  return asKobo(goodsKobo + deliveryFeeKobo + serviceFeeKobo - forgivenKobo - owedKobo);
}

/** The last bill that was not taken back, with what was added for the way, without what went back at the door, and what of it was forgiven. */
function standingBill(movements: readonly Movement[]) {
  const begins = movements.findLastIndex(({ what }) => what === 'billed');
  const bill = movements[begins];
  if (bill?.what !== 'billed') return undefined;
  const since = movements.slice(begins + 1);
  if (since.some(({ what }) => what === 'bill-reversed')) return undefined;
  const { serviceFeeKobo } = bill;
  const deliveryFeeKobo = sumKobo([bill.deliveryFeeKobo, ...since.flatMap(addedBy)]);
  const goodsKobo = asKobo(bill.goodsKobo - reducedBy(since, 'item-rejected'));
  const forgivenKobo = reducedBy(since, 'late-fee-returned');
  return { goodsKobo, deliveryFeeKobo, serviceFeeKobo, forgivenKobo, ...taxedAt(bill.vatPermille) };
}

function addedBy(movement: Movement): Kobo[] {
  return movement.what === 'fee-added' ? [movement.deliveryFeeKobo] : [];
}

function reducedBy(movements: readonly Movement[], what: 'item-rejected' | 'late-fee-returned'): Kobo {
  return sumKobo(
    movements.flatMap((movement) =>
      movement.what === what ? [movement.offBillKobo, movement.back?.kobo ?? asKobo(0)] : [],
    ),
  );
}

async function returnHeld(transaction: Db, order: Ending, actorId: string | null): Promise<Kobo> {
  const { orderId, version } = order;
  const kobo = await lockedBalanceOf(transaction, 'customer_held', orderId);
  await mustPost(
    transaction,
    { what: 'held-returned', orderId, version, back: backFor(order, kobo) },
    actorId,
  );
  return kobo;
}
