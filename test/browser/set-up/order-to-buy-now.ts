import { advisoryLocks } from '#server/db/advisory-locks.ts';
import { orderNow } from '#test/factories/dispatch.ts';
import type { placeThrough, Placed } from '#test/factories/orders.ts';
import { openItsDatabase } from '#test/product/database.ts';
import type { Product } from './product.ts';

/** A guest's order that is to be bought now, whatever the hour of the test. */
export async function orderedNow(
  product: Product,
  given: Parameters<typeof placeThrough>[1],
): Promise<Placed> {
  const db = openItsDatabase(product);
  try {
    const placed = await orderNow({ db, device: product.openDevice }, given);
    await db.begin(async (transaction) => {
      // The look that its placing began holds this lock until it has said that the next is due when the market opens.
      await transaction`select pg_advisory_xact_lock(${advisoryLocks.dispatching})`;
      await transaction`update dispatch_look set look_at = now()`;
    });
    return placed;
  } finally {
    await db.end();
  }
}
