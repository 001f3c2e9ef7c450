import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';

/** The orders of these numbers that are over; one that a stranger placed with such a number is not its person's. */
export function pastOrdersOf(db: Db, phones: Fragment) {
  return db`
    select id from customer_order
    where customer_phone = any(${phones}) and status in ('delivered', 'completed') and phone_verified is not false
    union select id from customer_order
    where customer_phone = any(${phones}) and status in ('cancelled', 'failed') and phone_verified is not false`;
}

/** The debt on these orders. Each is looked up by itself: joined, everybody's are gone through while they are few. */
export function debtOn(db: Db, orders: Fragment) {
  return db`(
    select coalesce(sum((
      select kobo from ledger_balance where kind = 'customer_owes' and subject = theirs.id and kobo > 0)), 0)::bigint
    from (${orders}) as theirs)`;
}

/** The debt of a verified number. */
export async function readDebtOf(db: Db, phone: string): Promise<number> {
  const [row] = await db.one({ kobo: number })`
    select ${debtOn(db, pastOrdersOf(db, db`array[${phone}::text]`))} as kobo`;
  return row.kobo;
}
