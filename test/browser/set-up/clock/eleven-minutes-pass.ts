import { me } from '#contract/accounts/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { openItsDatabase } from '#test/product/database.ts';
import type { Product } from '../product.ts';

/** The person of this device proved eleven minutes ago that it is them. */
export async function elevenMinutesPass(product: Product, client: Client): Promise<void> {
  const { id } = answered(await client.call(me, {}));
  const db = openItsDatabase(product);
  await db`update session set stepped_up_at = now() - interval '11 minutes' where account_id = ${id}`;
  await db.end();
}
