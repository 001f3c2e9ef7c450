import { booksCheck, type Difference, differenceKinds } from '#contract/payments/books/schema.ts';
import type { Db } from '#server/db/database.ts';
import { instant, json, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const differenceRow = { kind: oneOf(differenceKinds), about: text, bookKobo: number, otherKobo: number };

/**
 * Limit of each comparison: a ledger that is wrong throughout shows in a thousand differences too, and does not fill
 * the process.
 */
const mostReported = 1000;

/** One moment for everything that is compared. */
export async function holdStill(transaction: Db): Promise<void> {
  await transaction`set transaction isolation level repeatable read`;
}

/** The book against itself: all lines leave nothing, and every balance is the sum of its lines. */
export function compareBook(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    select 'lines' as kind, 'all' as about, kobo_sum(sum(kobo)) as "bookKobo", 0::bigint as "otherKobo"
    from ledger_line having sum(kobo) <> 0
    union all
    select 'balance', kind || ' ' || subject, kobo_sum(coalesce(balance.kobo, 0)), kobo_sum(coalesce(line.kobo, 0))
    from ledger_balance balance full join (
      select kind, subject, sum(case side when 'debit' then kobo else -kobo end) as kobo
      from ledger_line join ledger_account_kind using (kind)
      where subject is not null group by kind, subject
    ) as line using (kind, subject)
    where coalesce(balance.kobo, 0) <> coalesce(line.kobo, 0)
    limit ${mostReported}`;
}

/** Sum that the ledger charged an order’s customer, from its movements. */
function charged(db: Db) {
  return db`
    select order_id, sum(case what
      when 'billed' then (movement ->> 'goodsKobo')::bigint + (movement ->> 'deliveryFeeKobo')::bigint
        + (movement ->> 'serviceFeeKobo')::bigint
      when 'bill-reversed' then -((movement ->> 'goodsKobo')::bigint + (movement ->> 'deliveryFeeKobo')::bigint
        + (movement ->> 'serviceFeeKobo')::bigint)
      when 'fee-added' then (movement ->> 'deliveryFeeKobo')::bigint
      when 'item-rejected' then -((movement ->> 'offBillKobo')::bigint
        + coalesce((movement -> 'back' ->> 'kobo')::bigint, 0))
      else 0 end)::bigint as kobo
    from ledger_posting where order_id is not null group by order_id`;
}

/** The fee of an order's way back with its parcel, once it was gone. */
export function wayBackFee(db: Db) {
  return db`coalesce((
    select sum(fee_kobo) from goods_return where order_id = o.id and outcome = 'brought-back'), 0)::bigint`;
}

/** The book against the orders: the bill, what is bought and not sold, and what is held. */
export function compareOrders(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    with goods as (
      select order_id, kobo_sum(sum(paid_kobo)) as kobo,
        kobo_sum(coalesce(sum(paid_kobo) filter (where purchase_id is not null), 0)) as bought
      from order_item where paid_kobo is not null group by order_id),
    charged as (${charged(db)}),
    told as (
      select o.id, o.code, o.status, coalesce(charged.kobo, 0) as charged,
        coalesce(goods.kobo, 0) + o.delivery_fee_kobo + o.service_fee_kobo + ${wayBackFee(db)} as bill,
        coalesce(goods.bought, 0) as bought
      from customer_order o left join goods on goods.order_id = o.id left join charged on charged.order_id = o.id)
    select 'charged' as kind, code as about, charged as "bookKobo",
      case when status in ('ready_for_delivery', 'on_the_way', 'delivered', 'completed', 'failed') then bill else 0 end
        as "otherKobo"
    from told
    where charged <> case when status in ('ready_for_delivery', 'on_the_way', 'delivered', 'completed') then bill
      when status = 'failed' and charged <> 0 then bill else 0 end
      -- Rows older than the book have nothing in it.
      and (charged <> 0 or exists (select from ledger_posting where order_id = told.id))
    union all
    select 'goods', code, coalesce(balance.kobo, 0), bought
    from told left join ledger_balance balance on balance.kind = 'goods' and balance.subject = told.id
    where status in ('placed', 'confirmed', 'assigned', 'shopping', 'picked_up')
      and coalesce(balance.kobo, 0) < bought
    union all
    select 'held', code, balance.kobo, 0
    from told join ledger_balance balance on balance.kind = 'customer_held' and balance.subject = told.id
    where balance.kobo <> 0
      and status not in ('placed', 'confirmed', 'assigned', 'shopping', 'picked_up')
    limit ${mostReported}`;
}

/** The book against payments, refunds, withdrawals and claims. */
export function compareMoney(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    with came as (
      select movement ->> 'paymentId' as id, kobo_sum(sum(line.kobo)) as kobo
      from ledger_posting posting join ledger_line line on line.posting_id = posting.id and line.kind = 'gateway'
      where posting.what in ('paid-online', 'paid-in-vain', 'transfer-collected', 'debt-paid') group by 1)
    select 'payment' as kind, coalesce(payment.id::text, came.id) as about, coalesce(came.kobo, 0) as "bookKobo",
      coalesce(payment.paid_kobo, 0) as "otherKobo"
    from (select id, paid_kobo from payment where paid_kobo is not null) as payment
    full join came on came.id = payment.id::text
    where coalesce(came.kobo, 0) <> coalesce(payment.paid_kobo, 0)
    union all
    select 'refund', refund.id::text, kobo_sum(coalesce(sum(line.kobo), 0)),
      case when refund.state in ('sent', 'done') then refund.kobo else 0 end
    from refund
    left join ledger_posting posting
      on posting.key in ('refund-sent:' || refund.id, 'refund-bounced:' || refund.id)
    left join ledger_line line on line.posting_id = posting.id and line.kind = 'refund_due'
    group by refund.id
    having coalesce(sum(line.kobo), 0) <> case when refund.state in ('sent', 'done') then refund.kobo else 0 end
    union all
    select 'refund-due', o.code, coalesce(balance.kobo, 0), waiting.kobo
    from (select order_id, kobo_sum(sum(kobo)) as kobo from refund where state = 'waiting' group by 1) as waiting
    join customer_order o on o.id = waiting.order_id
    left join ledger_balance balance on balance.kind = 'refund_due' and balance.subject = o.id
    where coalesce(balance.kobo, 0) < waiting.kobo
    union all
    select 'withdrawal', coalesce(balance.subject, asked.account_id)::text, coalesce(balance.kobo, 0),
      coalesce(asked.kobo, 0)
    from (select subject, kobo from ledger_balance where kind = 'withdrawal_due') as balance
    full join (select account_id, kobo from withdrawal where state = 'open') as asked
      on asked.account_id = balance.subject
    where coalesce(balance.kobo, 0) <> coalesce(asked.kobo, 0)
    union all
    select 'return', coalesce(balance.subject, waits.agent_id)::text, kobo_sum(coalesce(balance.kobo, 0)),
      kobo_sum(coalesce(waits.kobo, 0))
    from (select subject, kobo from ledger_balance where kind = 'agent_goods') as balance
    full join (select agent_id, sum(kobo) as kobo from goods_return where outcome is null group by 1) as waits
      on waits.agent_id = balance.subject
    where coalesce(balance.kobo, 0) <> coalesce(waits.kobo, 0)
    union all
    select 'claim', claim.id::text, booked.kobo, claim.refund_kobo
    from claim
    cross join lateral (
      select kobo_sum(coalesce(sum((movement -> 'back' ->> 'kobo')::bigint), 0)) as kobo from ledger_posting
      where key in ('claim-refunded:' || claim.id, 'loss-paid:' || claim.id)) as booked
    where claim.refund_kobo is not null and claim.refund_kobo <> booked.kobo
    limit ${mostReported}`;
}

const booksCheckRow = {
  day: text,
  at: instant,
  differences: json(booksCheck.shape.differences),
};
export type BooksCheckRow = RowOf<typeof booksCheckRow>;

/** Keeps what was found; a later check of the same night replaces it. */
export async function keepCheck(db: Db, check: BooksCheckRow): Promise<void> {
  await db`
    insert into books_check (day, at, differences)
    values (${check.day}, ${check.at}, ${db.json(check.differences)})
    on conflict (day) do update set at = excluded.at, differences = excluded.differences`;
}

export async function isChecked(db: Db, day: string): Promise<boolean> {
  const rows = await db`select from books_check where day = ${day}`;
  return rows.length > 0;
}

export async function readLastCheck(db: Db): Promise<BooksCheckRow | undefined> {
  const [row] = await db.rows(booksCheckRow)`
    select day::text as day, at, differences from books_check order by day desc limit 1`;
  return row;
}
