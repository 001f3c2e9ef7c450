import type { Kobo } from '#contract/kobo.ts';
import { roomUnder } from '#contract/orders/bill.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { itemAfter, type ItemStatus, type ItemStep } from '#contract/orders/shopping/item-steps.ts';
import type { Mover } from '#contract/orders/lifecycle.ts';
import { verdictOn, type PriceVerdict } from '#contract/orders/shopping/price-verdict.ts';
import type { Offered } from '#contract/orders/shopping/question-schema.ts';
import type { Db } from '#server/db/database.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { bookPurchase, floatHolds } from '../money/postings.ts';
import type { Lines, RunStep } from '../run/agent-step.ts';
import { insertItemPicture, insertItemStep, setOutcome, type Bought } from './store-items.ts';
import type { ItemRow, OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';

/**
 * True where the order is being shopped and the item is in a status that the step begins from. A parcel or a task has
 * no stalls: leaving its stop resolves its line.
 */
export function shoppingItem(
  step: ItemStep,
  order: Pick<OrderRow, 'status' | 'kind'>,
  item: ItemRow,
): boolean {
  const isShopped = order.status === 'shopping' && !hasOneThing(order.kind);
  return isShopped && itemAfter(step, item.status) !== undefined;
}

/** The answer of the customer's price rule to this price, with what is left under the ceiling. */
export function verdictFor(
  order: OrderRow,
  { item, all }: Lines,
  offer: Pick<Offered, 'quantity' | 'measure' | 'priceKobo'>,
): PriceVerdict {
  return verdictOn(item, order.priceRule, offer, roomUnder(order.ceilingKobo, { ...order, items: all }));
}

/** Reason why this cannot be paid now, before anything is written; the photos are then taken. */
export async function payRefusal(
  { transaction, agentId, at }: Pick<RunStep, 'transaction' | 'agentId' | 'at'>,
  priceKobo: Kobo,
  pictures: readonly string[],
): Promise<'float-too-low' | 'no-such-picture' | undefined> {
  if (!(await floatHolds(transaction, agentId, priceKobo))) return 'float-too-low';
  const areTheirs = await attachPictures(transaction, pictures, agentId, at);
  return areTheirs ? undefined : 'no-such-picture';
}

/** Less than was asked is short; anything else stands where the table takes it. */
export function outcomeOf(step: ItemStep, item: ItemRow, quantity: number): ItemStatus {
  const [whole, less = whole] = itemAfter(step, item.status) ?? [];
  const outcome = quantity < item.quantity ? less : whole;
  if (outcome === undefined) throw new Error(`${step} leads nowhere from ${item.status}`);
  return outcome;
}

interface Buying {
  transaction: Db;
  order: OrderRow;
  /** The agent whose float pays. */
  agentId: string;
  at: Date;
  phoneAt: Date | null;
  mover: Mover;
  actorId: string | null;
  itemId: string;
  step: 'find' | 'replace' | 'agree';
  /** New ones; those of a question are known already. */
  pictures: readonly string[];
}

const happened = {
  find: 'order.itemFound',
  replace: 'order.itemReplaced',
  agree: 'order.questionAnswered',
} as const;

/** Books the purchase and stores the item as bought, with its history and event. */
export async function buyItem(buying: Buying, offer: Offered, status: ItemStatus): Promise<void> {
  const { transaction, order, agentId, itemId } = buying;
  const { name, quantity, measure, priceKobo } = offer;
  const purchaseId = await bookPurchase(transaction, { orderId: order.id, itemId, agentId, kobo: priceKobo });
  const bought = { name, quantity, measure, paidKobo: priceKobo, purchaseId, boughtBy: agentId };
  await resolveItem(buying, status, bought);
}

/** Stores what an item came to, with its photos, history and event; null where nothing was bought. */
export async function resolveItem(
  resolving: Omit<Buying, 'agentId'>,
  status: ItemStatus,
  bought: Bought | null,
): Promise<void> {
  const { transaction, order, itemId, at, phoneAt, mover, actorId, step, pictures } = resolving;
  await setOutcome(transaction, itemId, status, bought);
  for (const id of pictures) await insertItemPicture(transaction, { id, itemId, isBought: true, at });
  await insertItemStep(transaction, {
    orderId: order.id,
    itemId,
    step,
    status,
    at,
    phoneAt,
    mover,
    actorId,
    what: bought && { ...bought, kobo: bought.paidKobo },
  });
  await writeEvent(transaction, happenedOf(order, happened[step], { itemId, status }));
}
