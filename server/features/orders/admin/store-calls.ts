import type { Db } from '#server/db/database.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** The account or device that is trusted with a number once it was called. */
const calledRow = {
  accountId: nullable(text),
  placedOn: nullable(text),
};
export type Called = RowOf<typeof calledRow>;

/** Its number answered: it counts as one that is verified, and the database refuses a second open one of it. */
export async function setCalled(db: Db, orderId: string): Promise<Called> {
  const [row] = await db.one(calledRow)`
    update customer_order set phone_verified = true, call_by = null where id = ${orderId}
    returning account_id as "accountId", placed_on as "placedOn"`;
  return row;
}
