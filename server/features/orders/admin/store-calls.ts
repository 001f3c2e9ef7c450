import type { Db } from '#server/db/database.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';

/**
 * Its number answered: it counts as one that is verified, and the database refuses a second open one of it. Answers on
 * what the order was counted, which is the device that placed it.
 */
export async function setCalled(db: Db, orderId: string): Promise<string | null> {
  const [row] = await db.one({ placedOn: nullable(text) })`
    update customer_order set phone_verified = true, call_by = null where id = ${orderId}
    returning placed_on as "placedOn"`;
  return row.placedOn;
}
