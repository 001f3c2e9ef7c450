import { randomUUIDv7 } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { isBefore, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { insertReturn, readGoodsInHand, type GoodsInHand } from './store-returns.ts';
import type { OrderRow } from '../order/store.ts';

interface Leaving {
  order: Pick<OrderRow, 'id' | 'agentId' | 'riderId'>;
  /** Status of the order before it ended. */
  before: OrderStatus;
  /** Everything, or only what was rejected at the door. */
  what: 'everything' | 'rejected';
  actorId: string | null;
}

/**
 * Goods that come to nobody are for their agents to bring back: what the company still owns of them stands on the
 * agent's account. Until the bag is packed each buyer has their own; from then on it is with the carrier.
 */
export async function leaveGoods(transaction: Db, { order, before, what, actorId }: Leaving): Promise<void> {
  const goods = (await readGoodsInHand(transaction, order.id)).filter(
    // Rejected goods were left with the agent when the rest was handed over.
    ({ isRejected }) => (isRejected ? before !== 'delivered' : what === 'everything'),
  );
  const carrier = order.riderId ?? order.agentId;
  const holderOf = (one: GoodsInHand) =>
    carrier === null || isBefore(before, 'picked_up') ? one.boughtBy : carrier;
  let ownedKobo: number = await lockedBalanceOf(transaction, 'goods', order.id);
  for (const [agentId, theirs] of Map.groupBy(goods, holderOf)) {
    const worthKobo = theirs.reduce((sum, { kobo }) => sum + kobo, 0);
    // Goods that the customer is charged for are no longer the company’s; the bag has to come back all the same.
    const kobo = asKobo(Math.min(worthKobo, ownedKobo));
    ownedKobo -= kobo;
    const returnId = randomUUIDv7();
    const left = { orderId: order.id, agentId, kobo };
    await insertReturn(transaction, {
      id: returnId,
      ...left,
      worthKobo,
      goods: inWords(theirs),
      at: new Date(),
    });
    await mustPost(transaction, { what: 'goods-left', returnId, ...left }, actorId);
  }
}

function inWords(goods: readonly GoodsInHand[]): string {
  return goods
    .map(({ name, quantity, measure }) => [quantity, measure, name].filter((part) => part !== null).join(' '))
    .join(', ');
}
