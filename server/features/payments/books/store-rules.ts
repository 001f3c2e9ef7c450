import { accountKinds, accountRules } from '#contract/ledger/accounts.ts';
import { type Difference, differenceKinds } from '#contract/payments/books/schema.ts';
import type { Db } from '#server/db/database.ts';
import { number, oneOf, text } from '#server/db/sql/codecs.ts';
import { wayBackFee } from './store-check.ts';
import { failedByCustomer } from '#server/features/orders/errands/door/store-parcel.ts';
import { deliveryEarned, earnedInAll, withTerms } from '#server/features/orders/money/store-earnings.ts';

const differenceRow = { kind: oneOf(differenceKinds), about: text, bookKobo: number, otherKobo: number };
const mostReported = 1000;

/** Each posting by itself: two lines or more that leave nothing, and no line without its posting. */
export function comparePostings(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    select 'posting' as kind, id::text as about, kobo_sum(left_over) as "bookKobo", 0::bigint as "otherKobo"
    from (
      select posting.id, coalesce(sum(line.kobo), 0) as left_over
      from ledger_posting posting left join ledger_line line on line.posting_id = posting.id
      group by posting.id having count(line.kobo) < 2 or sum(line.kobo) <> 0
      union all
      select posting_id, sum(kobo) from ledger_line line
      where not exists (select from ledger_posting where id = line.posting_id) group by posting_id) as uneven
    order by id limit ${mostReported}`;
}

function kindsPer(per: 'customer' | 'agent' | 'order'): string[] {
  return accountKinds.filter((kind) => accountRules[kind].per === per);
}

/** References of the ledger and the audit to orders, people and kinds of accounts that do not exist. */
export function compareReferences(db: Db): Promise<Difference[]> {
  const ofPeople = [...kindsPer('customer'), ...kindsPer('agent')];
  return db.rows(differenceRow)`
    select 'reference' as kind, 'posting ' || id as about, 0::bigint as "bookKobo", 0::bigint as "otherKobo"
    from ledger_posting posting
    where (order_id is not null and not exists (select from customer_order where id = order_id))
      or (actor_id is not null and not exists (select from account where id = actor_id))
    union all
    select 'reference', 'posting ' || posting_id || ' ' || kind, 0, 0 from ledger_line line
    where not exists (select from ledger_account_kind known where known.kind = line.kind)
      or (kind = any(${kindsPer('order')}::text[]) and not exists (select from customer_order where id = subject))
      or (kind = any(${ofPeople}::text[]) and not exists (select from account where id = subject))
    union all
    select 'reference', 'audit ' || id, 0, 0 from audit_entry
    where actor_id is not null and not exists (select from account where id = actor_id)
    limit ${mostReported}`;
}

/** Orders that gave back more than was paid for them, by the same reckoning as the rule of the database. */
export function compareGivenBack(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    select 'given-back' as kind, coalesce(o.code, reckoned.order_id::text) as about,
      kobo_sum(-reckoned.paid) as "bookKobo", 0::bigint as "otherKobo"
    from (
      select order_id, order_paid_kobo(order_id) as paid
      from (select distinct order_id from ledger_posting
        where what in ('claim-refunded', 'refund-granted', 'item-rejected', 'late-fee-returned', 'cash-denied')
      ) as given) as reckoned
    left join customer_order o on o.id = reckoned.order_id
    where reckoned.paid < 0
    limit ${mostReported}`;
}

/**
 * Goods are sold, with an agent, in stock or written off once their order is packed or over: none is nobody’s. What was
 * rejected at the door is in the agent's hand until the order leaves it.
 */
export function compareGoods(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    with unsold as (
      select o.code, balance.subject, balance.kobo, case when o.status = 'on_the_way' then coalesce((
          select sum((bought.movement ->> 'kobo')::bigint) from order_item item
          join ledger_posting bought on bought.key = 'goods-bought:' || item.purchase_id
          where item.order_id = o.id and item.status = 'rejected'), 0)::bigint else 0 end as in_hand
      from ledger_balance balance left join customer_order o on o.id = balance.subject
      where balance.kind = 'goods' and balance.kobo > 0
        and (o.id is null or o.status not in ('placed', 'confirmed', 'assigned', 'shopping', 'picked_up')))
    select 'goods-left' as kind, coalesce(code, subject::text) as about, kobo as "bookKobo", in_hand as "otherKobo"
    from unsold where kobo > in_hand
    limit ${mostReported}`;
}

/**
 * Orders that brought more credit than money: the credit less what it paid of them and what the house paid for a parcel,
 * the money less what went back.
 */
export function compareCredit(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    select 'credit' as kind, coalesce(o.code, moved.order_id::text) as about, moved.credit as "bookKobo",
      moved.money as "otherKobo"
    from (
      select posting.order_id,
        kobo_sum(coalesce(-sum(line.kobo) filter (
          where line.kind = 'customer_credit' and posting.what <> 'loss-paid'), 0)) as credit,
        kobo_sum(coalesce(sum(line.kobo) filter (where line.kind in ('gateway', 'bank', 'agent_float')
          and posting.what in ('paid-online', 'paid-in-vain', 'transfer-collected', 'debt-paid', 'cash-collected',
            'cash-denied', 'refund-sent', 'refund-bounced')), 0)) as money
      from ledger_posting posting join ledger_line line on line.posting_id = posting.id
      where posting.order_id is not null
      group by posting.order_id) as moved
    left join customer_order o on o.id = moved.order_id
    where moved.credit > greatest(moved.money, 0)
    limit ${mostReported}`;
}

/** Left at its stop, with the base of its fee to pay: such an order never set off. */
function failedAtStop(db: Db) {
  return db`(o.kind in ('carry', 'do') and o.set_off_at is null and not exists (
    select from ledger_posting reversed where order_id = o.id and what = 'bill-reversed' and not exists (
      select from ledger_posting where order_id = o.id and what = 'billed' and id > reversed.id)))`;
}

/** A parcel that its customer's end left in a carrier's hand is out of it again: with its sender, or at the office. */
function cameBack(db: Db) {
  return db`(${failedByCustomer(db)} and exists (
    select from goods_return back
    where back.order_id = o.id and back.is_parcel
      and (back.outcome = 'brought-back' or back.received_at is not null)))`;
}

/** A parcel that was under way before both ways were earned: its way back alone may have been. */
function isFromBefore(db: Db) {
  return db`(${failedByCustomer(db)} and exists (
    select from ledger_posting where order_id = o.id and what = 'billed'
      and at < (select applied_at from migration where name = '0402-wait-in-the-promise.sql')))`;
}

/** Completed orders, those that failed at their stop, and parcels that came back that earned anything but what their own terms say. */
export function compareEarnings(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    with earned as (
      select order_id, sum((movement ->> 'kobo')::bigint) as kobo
      from ledger_posting where what = 'earned' group by order_id)
    select 'earned' as kind, o.code as about, kobo_sum(coalesce(earned.kobo, 0)) as "bookKobo",
      told.kobo::bigint as "otherKobo"
    from customer_order o ${withTerms(db)} left join earned on earned.order_id = o.id
      cross join lateral (select ${wayBackFee(db)} as way_back) as gone
      cross join lateral (
        select case when gone.way_back > 0 then ${deliveryEarned(db, db`gone.way_back`)} else 0 end as kobo) as back
      cross join lateral (select case
        when o.status = 'completed' or ${failedAtStop(db)} then ${earnedInAll(db)}
        when ${cameBack(db)} then ${earnedInAll(db)} + back.kobo
        else 0 end as kobo) as told
    where o.status in ('completed', 'failed')
      and not o.earnings_held and o.agent_id is not null
      -- Orders from before terms were fixed went by the settings of their day.
      and o.agent_share_percent is not null
      and exists (select from ledger_posting where order_id = o.id and what = 'billed')
      and coalesce(earned.kobo, 0) <> told.kobo
      and not (coalesce(earned.kobo, 0) = back.kobo and ${isFromBefore(db)})
    limit ${mostReported}`;
}

/** VAT of a fee, as `vatInside` of the contract. */
function vatIn(db: Db, fee: ReturnType<Db>) {
  return db`((2 * ${fee} * o.vat_permille + 1000 + o.vat_permille) / (2 * (1000 + o.vat_permille)))`;
}

/** Orders of which the book owes the state anything but the VAT inside the fees that are charged. */
export function compareVat(db: Db): Promise<Difference[]> {
  return db.rows(differenceRow)`
    with owed as (
      select posting.order_id as id, sum(-line.kobo) as kobo
      from ledger_line line join ledger_posting posting on posting.id = line.posting_id
      where line.kind = 'vat_due' group by posting.order_id),
    told as (
      select o.code, coalesce(owed.kobo, 0) as owed,
        story.bills * (${vatIn(db, db`o.delivery_fee_kobo`)} + ${vatIn(db, db`o.service_fee_kobo`)})
        + ${vatIn(db, wayBackFee(db))}
        - least(story.bills, story.late) * ${vatIn(db, db`o.fee_back_kobo`)}
        + story.cancelled * ${vatIn(db, db`o.service_fee_kobo`)} as inside
      from customer_order o left join owed on owed.id = o.id
      cross join lateral (
        select count(*) filter (where what = 'billed') - count(*) filter (where what = 'bill-reversed') as bills,
          count(*) filter (where what = 'late-fee-returned') as late,
          count(*) filter (where what = 'cancel-charged') as cancelled
        from ledger_posting where order_id = o.id) as story
      where o.vat_permille > 0 or owed.kobo is not null)
    select 'vat' as kind, code as about, kobo_sum(owed) as "bookKobo", kobo_sum(inside) as "otherKobo"
    from told where owed <> inside
    limit ${mostReported}`;
}
