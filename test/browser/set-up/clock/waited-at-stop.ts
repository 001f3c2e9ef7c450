import type { Placed } from '#test/factories/orders.ts';
import { openItsDatabase } from '#test/product/database.ts';
import type { Product } from '../product.ts';

/** So many minutes pass at the stop of this errand, for its wait and its last call: no call can move the server's clock. */
export async function waitedAtStop(product: Product, { code }: Placed, minutes: number): Promise<void> {
  const db = openItsDatabase(product);
  await db`
    update customer_order
    set stop_reached_at = stop_reached_at - ${minutes} * interval '1 minute',
      last_call_at = last_call_at - ${minutes} * interval '1 minute'
    where code = ${code}`;
  await db.end();
}
