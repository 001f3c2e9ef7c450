import type { Database } from '#server/db/database.ts';
import type { Street } from './street.ts';

/**
 * Moves times in the database so that the market trades at any hour of the run, and so that long waits are over. No
 * person does this, so it is done where the times are stored.
 */
export async function turnPages(db: Database, { leftUnpaid }: Street): Promise<void> {
  await db`
    update customer_order
    set scheduled_for = null, shop_by = date_trunc('week', now()) + interval '9 days 20 hours'
    where status in ('placed', 'confirmed')
      and (scheduled_for is not null or shop_by < now() + interval '3 hours')`;
  await db`
    update customer_order
    set status_since = status_since - interval '31 minutes', placed_at = placed_at - interval '31 minutes'
    where status = 'placed' and code = any(${[...leftUnpaid]}::text[])
      and status_since > now() - interval '30 minutes'`;
  await db`
    update item_question set answer_by = now()
    where answer is null and asked_at < now() - interval '15 seconds' and answer_by > now()`;
  await db`update dispatch_look set look_at = now() where look_at > now()`;
}

/** A day goes by for whatever has been delivered. */
export async function letDayPass(db: Database): Promise<void> {
  await db`
    update customer_order set status_since = status_since - interval '25 hours' where status = 'delivered'`;
}
