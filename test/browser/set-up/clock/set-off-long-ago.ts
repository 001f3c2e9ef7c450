import type { Placed } from '#test/factories/orders.ts';
import { openItsDatabase } from '#test/product/database.ts';
import type { Product } from '../product.ts';

/** The agent set off to this door a quarter of an hour ago: no call can move the server's clock. */
export async function longSetOff(product: Product, { code }: Placed): Promise<void> {
  const db = openItsDatabase(product);
  await db`
    update customer_order
    set set_off_at = set_off_at - interval '15 minutes',
      on_the_way_since = on_the_way_since - interval '15 minutes'
    where code = ${code}`;
  await db.end();
}
