import { setTimeout as pause } from 'node:timers/promises';
import { lookNow, orderNow } from '#test/factories-dispatch.ts';
import type { placeThrough, Placed } from '#test/factories-orders.ts';
import { openItsDatabase } from '#test/its-database.ts';
import type { Product } from './product.ts';

/** A guest's order that is to be bought now, whatever the hour of the test. */
export async function orderedNow(
  product: Product,
  given: Parameters<typeof placeThrough>[1],
): Promise<Placed> {
  const db = openItsDatabase(product);
  try {
    const world = { db, device: product.openDevice };
    const placed = await orderNow(world, given);
    // The look that its placing began may end only now, and would say that the next is due when the market opens.
    await pause(1000);
    await lookNow(world);
    return placed;
  } finally {
    await db.end();
  }
}
