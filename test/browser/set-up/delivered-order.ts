import { deliveredOrder as delivered } from '#test/factories/claims.ts';
import type { Placed } from '#test/factories/orders.ts';
import type { Client } from '#test/client.ts';
import { openItsDatabase } from '#test/product/database.ts';
import type { Product } from './product.ts';

/** An order that was shopped, paid at its door and has just been handed over, each item for ₦800. */
export async function deliveredOrder(product: Product, customer: Client): Promise<Placed> {
  const db = openItsDatabase(product);
  try {
    return await delivered({ db }, customer, { paidKobo: 80_000 });
  } finally {
    await db.end();
  }
}
