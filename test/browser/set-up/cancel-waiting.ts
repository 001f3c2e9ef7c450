import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { MarketId } from '#contract/markets/schema.ts';
import { handleOrders, listOrders } from '#contract/orders/admin/endpoints.ts';
import { answered } from '#test/client.ts';
import type { Product } from './product.ts';

/** Cancels what is left waiting there: another test’s agent would be offered it before that test’s own order. */
export async function cancelWaiting(product: Product, marketId: MarketId): Promise<void> {
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
