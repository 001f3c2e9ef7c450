import { randomUUIDv7 } from 'node:crypto';
import { asKobo, sumKobo, type Kobo } from '#contract/kobo.ts';
import { earningsOf } from '#contract/ledger/earnings.ts';
import { taxedAt, type PaidBack } from '#contract/ledger/movements.ts';
import { refundableOf } from '#contract/ledger/refundable.ts';
import type { Db } from '#server/db/database.ts';
import { billOrder, refuseGoods, returnLateFee } from '#server/features/ledger/bill.ts';
import { collectCash, releaseEarnings } from '#server/features/ledger/cash-and-earnings.ts';
import { chargeCancellation, returnEverything, reverseBill } from '#server/features/ledger/order-ending.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { readHistory } from '#server/features/ledger/store.ts';
import { readEarningFactsOf } from './store-earnings.ts';
import { readFeeBack, readPurchases, type Purchase } from './store.ts';
import { setBaseFee } from '../errands/store-leaving.ts';
import type { OrderRow } from '../order/store.ts';

/** An order as its money asks for it. */
export type Booked = Pick<
  OrderRow,
  | 'id'
  | 'accountId'
  | 'agentId'
  | 'riderId'
  | 'version'
  | 'deliveryFeeKobo'
  | 'serviceFeeKobo'
  | 'vatPermille'
>;

type Whose = Pick<OrderRow, 'id' | 'accountId'>;

const moneyOf = ({ id, accountId }: Whose) => ({ orderId: id, accountId });
const endingOf = (order: Booked) => ({ ...moneyOf(order), version: order.version });

/** True where this agent’s float covers that; the lock keeps it so until the transaction ends. */
export async function floatHolds(transaction: Db, agentId: string, kobo: Kobo): Promise<boolean> {
  return (await lockedBalanceOf(transaction, 'agent_float', agentId)) >= kobo;
}

/** Buys with an agent's float that was asked before; answers the purchase by which it can be undone. */
export async function bookPurchase(
  transaction: Db,
  purchase: { orderId: string; itemId: string; agentId: string; kobo: Kobo },
): Promise<string> {
  const purchaseId = randomUUIDv7();
  await mustPost(transaction, { what: 'goods-bought', purchaseId, ...purchase }, purchase.agentId);
  return purchaseId;
}

/** The money is in the float of the agent who bought again, who has to bring it. */
export async function undoPurchase(
  transaction: Db,
  { orderId, itemId, purchaseId, agentId, kobo }: Purchase,
  actorId: string | null,
): Promise<void> {
  await mustPost(
    transaction,
    { what: 'goods-unbought', orderId, itemId, purchaseId, agentId, kobo },
    actorId,
  );
}

/** The bill is final: what was given beforehand pays it, and what is left of that goes back. */
export async function bookBill(transaction: Db, order: Booked): Promise<void> {
  await billOrder(transaction, endingOf(order), {
    goodsKobo: await boughtKobo(transaction, order.id),
    deliveryFeeKobo: order.deliveryFeeKobo,
    serviceFeeKobo: order.serviceFeeKobo,
    ...taxedAt(order.vatPermille),
  });
}

/** A stop had nobody: the base of the delivery fee is all that is owed, and its agent has their share of that. */
export async function bookFailedAtStop(transaction: Db, order: Booked): Promise<void> {
  const deliveryFeeKobo = await setBaseFee(transaction, order.id);
  await bookBill(transaction, { ...order, deliveryFeeKobo, serviceFeeKobo: asKobo(0) });
  await bookEarnings(transaction, order);
}

/** Cost of the customer’s list. The company’s goods of this order may be more: what was rejected at a door before. */
async function boughtKobo(transaction: Db, orderId: string): Promise<Kobo> {
  const purchases = await readPurchases(transaction, orderId);
  return sumKobo(purchases.map(({ kobo }) => kobo));
}

/** Unpaid part of its bill, less a fee that goes back at the door. */
export async function owedAtDoor(transaction: Db, orderId: string): Promise<Kobo> {
  const owedKobo = await lockedBalanceOf(transaction, 'customer_owes', orderId);
  return asKobo(Math.max(0, owedKobo - (await readFeeBack(transaction, orderId))));
}

/** Money paid for it beforehand. */
export function heldFor(transaction: Db, orderId: string): Promise<Kobo> {
  return lockedBalanceOf(transaction, 'customer_held', orderId);
}

/** Cash that stays with the agent; its caller has seen that it covers what is owed. */
export async function bookCash(
  transaction: Db,
  order: Whose,
  cash: { agentId: string; cashKobo: Kobo },
): Promise<void> {
  const collected = await collectCash(transaction, moneyOf(order), cash);
  if (!collected.ok) throw new Error('less cash was booked than is owed');
}

/**
 * Cash that an agent reported as counted where nothing was handed over; nothing where it was, or why it cannot be
 * taken back: more went back of it, or it was handed in.
 */
export async function denyCash(
  transaction: Db,
  orderId: string,
  actorId: string | null,
): Promise<'more-than-paid' | 'float-too-low' | undefined> {
  const movements = (await readHistory(transaction, orderId)).map(({ movement }) => movement);
  const counted = movements.find(({ what }) => what === 'cash-collected');
  if (counted?.what !== 'cash-collected') return undefined;
  const { agentId, billKobo } = counted;
  if (refundableOf(movements) < billKobo) return 'more-than-paid';
  if (!(await floatHolds(transaction, agentId, billKobo))) return 'float-too-low';
  await mustPost(transaction, { what: 'cash-denied', orderId, agentId, billKobo }, actorId);
  return undefined;
}

export function bookRejected(
  transaction: Db,
  order: Whose,
  item: { itemId: string; purchaseId: string; kobo: Kobo },
  actorId: string | null,
): Promise<void> {
  return refuseGoods(transaction, moneyOf(order), item, actorId);
}

/** Too late, and that was ours: the delivery fee goes back as the order ends at its door. */
export async function bookLateFee(transaction: Db, order: Booked): Promise<void> {
  const feeBackKobo = await readFeeBack(transaction, order.id);
  if (feeBackKobo === 0) return;
  await returnLateFee(transaction, moneyOf(order), { kobo: feeBackKobo, ...taxedAt(order.vatPermille) });
}

/** Charges the customer for what is bought and the service fee. */
export async function bookCharged(transaction: Db, order: Booked, actorId: string | null): Promise<void> {
  const goodsKobo = await boughtKobo(transaction, order.id);
  const charged = { goodsKobo, serviceFeeKobo: order.serviceFeeKobo, ...taxedAt(order.vatPermille) };
  await chargeCancellation(transaction, endingOf(order), charged, actorId);
}

/** Everything back to the customer. */
export async function bookReturned(transaction: Db, order: Booked, actorId: string | null): Promise<void> {
  await returnEverything(transaction, endingOf(order), actorId);
}

/** Begun anew: no bill stands, and what was bought is with its buyer. */
export async function bookTakenBack(transaction: Db, order: Booked, actorId: string | null): Promise<void> {
  await reverseBill(transaction, endingOf(order), actorId);
  for (const purchase of await readPurchases(transaction, order.id))
    await undoPurchase(transaction, purchase, actorId);
}

/** Gives those who carried an order what it earns on the terms that it was placed on. */
export async function bookEarnings(
  transaction: Db,
  { id, agentId, riderId }: Pick<Booked, 'id' | 'agentId' | 'riderId'>,
): Promise<void> {
  const facts = await readEarningFactsOf(transaction, id);
  const carriers = [agentId, riderId].filter((carrier) => carrier !== null);
  await releaseEarnings(transaction, id, earningsOf(facts, facts, carriers));
}

/**
 * True where an admin must review before more goes back: the bill is still owed, or part of it was refunded by hand.
 */
export async function needsReview(transaction: Db, orderId: string): Promise<boolean> {
  if ((await lockedBalanceOf(transaction, 'customer_owes', orderId)) > 0) return true;
  return (await readHistory(transaction, orderId)).some(({ what }) => what === 'refund-granted');
}

/** The part of an order's bill that was paid and not given back: the most that a claim can be approved for. */
export async function paidKobo(transaction: Db, orderId: string): Promise<Kobo> {
  return refundableOf((await readHistory(transaction, orderId)).map(({ movement }) => movement));
}

/** The same and what is still owed: the most that can be asked for. */
export async function claimableInAll(transaction: Db, orderId: string): Promise<Kobo> {
  const owedKobo = await lockedBalanceOf(transaction, 'customer_owes', orderId);
  return sumKobo([await paidKobo(transaction, orderId), owedKobo]);
}

/** An account has it as credit at once, a guest the way it came. */
function backTo({ accountId }: Whose, kobo: Kobo): PaidBack {
  return accountId === null ? { to: 'sender', kobo } : { to: 'credit', accountId, kobo };
}

/** Books the approved sum of a claim: what was paid for a parcel's order goes back first, and the company bears the rest. */
export async function bookClaim(
  transaction: Db,
  order: Whose & Pick<OrderRow, 'kind'>,
  { claimId, kobo }: { claimId: string; kobo: Kobo },
  actorId: string | null,
): Promise<void> {
  const isParcel = order.kind === 'carry';
  const backKobo = isParcel ? asKobo(Math.min(kobo, await paidKobo(transaction, order.id))) : kobo;
  const about = { orderId: order.id, claimId };
  const back = backTo(order, backKobo);
  await mustPost(transaction, { what: 'claim-refunded', ...about, back }, actorId);
  if (!isParcel) return;
  const lost = backTo(order, asKobo(kobo - backKobo));
  await mustPost(transaction, { what: 'loss-paid', ...about, back: lost }, actorId);
}
