import type { Db } from '#server/db/database.ts';

/** The account or device that is trusted with a number once it was called. */
export interface Called {
  accountId: string | null;
  placedOn: string | null;
}

/** Its number answered: it counts as one that is verified, and the database refuses a second open one of it. */
export async function setCalled(db: Db, orderId: string): Promise<Called> {
  const [row] = await db<[Called]>`
    update customer_order set phone_verified = true, call_by = null where id = ${orderId}
    returning account_id as "accountId", placed_on as "placedOn"`;
  return row;
}
