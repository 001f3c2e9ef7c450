import type { Db } from '../../db/database.ts';

/** Who is trusted with the number of an order that was called about. */
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

/** What is still owed on orders of a verified number that are over. */
export async function readDebtOf(db: Db, phone: string): Promise<number> {
  const [row] = await db<[{ kobo: number }]>`
    select coalesce(sum((
      select kobo from ledger_balance where kind = 'customer_owes' and subject = theirs.id and kobo > 0)), 0)::bigint
      as kobo
    from (
      select id from customer_order
      where customer_phone = ${phone} and status in ('delivered', 'completed') and phone_verified is not false
      union all select id from customer_order
      where customer_phone = ${phone} and status in ('cancelled', 'failed') and phone_verified is not false) as theirs`;
  return row.kobo;
}
