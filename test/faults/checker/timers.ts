import { claimWindowMs } from '#contract/orders/claims/rules.ts';
import { unpaidLapsesMs } from '#contract/payments/schema.ts';
import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import type { Loss } from './loss.ts';

/** A round of the clock comes twice in this time, and whoever died with a lease has lost it. */
const graceSeconds = 100;

/** Timers that are overdue although there was time. */
export async function checkTimers(db: Db): Promise<Loss[]> {
  const late = db`now() - ${graceSeconds} * interval '1 second'`;
  const overdue = await db.rows({ what: text, about: text })`
    select 'an offer past its end' as what, id::text as about from offer where is_open and ends_at < ${late}
    union all
    select 'an unpaid order', code from customer_order
    where status = 'placed' and status_since < ${late} - ${unpaidLapsesMs} * interval '1 millisecond'
    union all
    select 'an order nobody shopped', code from customer_order
    where status in ('confirmed', 'assigned') and shop_by < ${late}
    union all
    select 'a delivered order to complete', code from customer_order
    where status = 'delivered' and open_claims = 0
      and status_since < ${late} - ${claimWindowMs} * interval '1 millisecond'
    union all
    select 'a new time nobody answered', code from customer_order where new_time_until < ${late}
    union all
    select 'a question in silence', id::text from item_question where answer is null and answer_by < ${late}
    union all
    select 'a payment to look at', id::text from payment where next_look_at < ${late}
    union all
    select 'a refund to send', id::text from refund where next_try_at < ${late}
    union all
    select 'a notice to send', id::text from notice_delivery
    where state = 'waiting' and due_at < ${late} and (leased_until is null or leased_until < ${late})
    union all
    select 'a broadcast', id::text from broadcast
    where state in ('scheduled', 'sending') and starts_at < ${late}`;
  return overdue.map(({ what, about }): Loss => ({ kind: 'overdue', about: `${what}: ${about}` }));
}
