import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

/** More messages than an order ever has; what a gateway had to try again counts too. */
const mostLinks = 20;

/** Lets one more link open the order, and answers its code; the oldest makes room. Nothing where its person was forgotten. */
export async function insertSentLink(db: Db, orderId: string, hash: string): Promise<string | undefined> {
  const [row] = await db.rows({ code: text })`
    update customer_order
    set sent_link_hashes = (array_prepend(${hash}::text, sent_link_hashes))[1:${mostLinks}::int]
    where id = ${orderId} and customer_phone is not null
    returning code`;
  return row?.code;
}
