import { placeThrough, type Placed } from '#test/factories-orders.ts';
import type { Client } from '#test/client.ts';
import { openItsDatabase } from '#test/its-database.ts';
import type { Product } from './product.ts';

/** An order that was shopped and has just reached its door, each item for ₦800: no call can take it there yet. */
export async function deliveredOrder(product: Product, customer: Client): Promise<Placed> {
  const order = await placeThrough(customer);
  const db = openItsDatabase(product);
  await db`
    update order_item set status = 'found', paid_kobo = 80000
    where order_id = (select id from customer_order where code = ${order.code})`;
  await db`update customer_order set status = 'delivered', status_since = now() where code = ${order.code}`;
  await db.end();
  return order;
}
