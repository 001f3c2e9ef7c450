import { orderNow } from '#test/factories-dispatch.ts';
import type { placeThrough, Placed } from '#test/factories-orders.ts';
import { openItsDatabase } from './its-database.ts';
import type { Product } from './product.ts';

/** A guest's order that is to be bought now, whatever the hour of the test. */
export async function orderedNow(
  product: Product,
  given: Parameters<typeof placeThrough>[1],
): Promise<Placed> {
  const db = openItsDatabase(product);
  try {
    return await orderNow({ db, device: product.openDevice }, given);
  } finally {
    await db.end();
  }
}
