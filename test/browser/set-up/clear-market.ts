import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { MarketId } from '#contract/markets/schema.ts';
import { handleOrders, listOrders } from '#contract/orders/admin/endpoints.ts';
import { answered } from '#test/client.ts';
import { openItsDatabase } from '#test/product/database.ts';
import type { Product } from './product.ts';

/**
 * A new morning at this market, for a story that waits for an offer. An order that another story left waiting would be
 * offered before its own, and an agent who was left at work there could be the one who is offered it.
 */
export async function clearMarket(product: Product, marketId: MarketId): Promise<void> {
  await everybodyGoesHome(product, marketId);
  await cancelWaiting(product, marketId);
}

/** By no call of theirs: who still carries something may not go offline. */
async function everybodyGoesHome(product: Product, marketId: MarketId): Promise<void> {
  const db = openItsDatabase(product);
  try {
    await db`update shift set ended_at = now() where market_id = ${marketId} and ended_at is null`;
  } finally {
    await db.end();
  }
}

async function cancelWaiting(product: Product, marketId: MarketId): Promise<void> {
  const owner = product.device('godmode');
  const { orders } = answered(await owner.call(listOrders, { statuses: 'confirmed', marketId }));
  if (orders.length === 0) return;
  const { results } = answered(
    await owner.call(handleOrders, {
      clientRequestId: randomUUID(),
      handling: { what: 'cancel', reason: 'Left by another test' },
      orders: orders.map(({ code, version }) => ({ code, version })),
    }),
  );
  expect(results.filter(({ refusal }) => refusal !== null)).toEqual([]);
}
