import type { Db } from '#server/db/database.ts';
import { type MatterRow, matterRow } from './store-orders.ts';

type ReadMatters = (db: Db, most: number) => Promise<MatterRow[]>;

export const readApplications: ReadMatters = (db, most) => db.rows(matterRow)`
  select user_id as id, applied_at as since, null as code, name as who, '' as about, 1 as count, null::bigint as kobo
  from agent where state = 'applied' and phone is not null order by applied_at limit ${most}`;

/** Agents who wait for money to buy with, and what they still hold. */
export const readFloatsAsked: ReadMatters = (db, most) => db.rows(matterRow)`
  select user_id as id, float_asked_at as since, null as code, name as who, '' as about, 1 as count,
    coalesce((select kobo_sum(kobo) from ledger_balance where kind = 'agent_float' and subject = user_id), 0) as kobo
  from agent where float_asked_at is not null and state = 'verified' and phone is not null order by float_asked_at limit ${most}`;

/** Prices far from the guide are looked at together, a market at a time. */
export const readSamples: ReadMatters = (db, most) => db.rows(matterRow)`
  select market.id, min(sample.recorded_at) as since, null as code, '' as who, market.name as about, count(*) as count,
    null::bigint as kobo
  from price_sample sample join market on market.id = sample.market_id
  where sample.state = 'waiting' group by market.id order by since limit ${most}`;

export const readCounts: ReadMatters = (db, most) => db.rows(matterRow)`
  select agent_id as id, counted_at as since, null as code, ${nameOf(db)} as who, '' as about, 1 as count,
    counted_kobo - book_kobo as kobo
  from float_count join account on account.id = float_count.agent_id
  where state = 'open' order by counted_at limit ${most}`;

/** Goods that an agent has to bring back, or says to have brought. */
export const readReturns: ReadMatters = (db, most) => db.rows(matterRow)`
  select back.id, coalesce(brought_at, made_at) as since, o.code, ${nameOf(db)} as who, back.goods as about, 1 as count,
    back.worth_kobo as kobo
  from goods_return back join customer_order o on o.id = back.order_id join account on account.id = back.agent_id
  where back.outcome is null order by since limit ${most}`;

export const readRefunds: ReadMatters = (db, most) => db.rows(matterRow)`
  select refund.id, refund.made_at as since, o.code, o.customer_name as who, '' as about, 1 as count, refund.kobo
  from refund join customer_order o on o.id = refund.order_id
  where refund.payment_id is null and refund.state = 'waiting' order by refund.made_at limit ${most}`;

export const readWithdrawals: ReadMatters = (db, most) => db.rows(matterRow)`
  select withdrawal.id, asked_at as since, null as code, coalesce(account.name, account.username) as who, '' as about,
    1 as count, kobo
  from withdrawal join account on account.id = withdrawal.account_id
  where state = 'open' order by asked_at limit ${most}`;

/** Money that waits for this person to agree: neither asked by them nor for them. */
export function readApprovals(
  db: Db,
  most: number,
  reader: { id: string; kinds: readonly string[] },
): Promise<MatterRow[]> {
  return db.rows(matterRow)`
    select approval.id, asked_at as since, o.code,
      coalesce(${nameOf(db)}, o.customer_name, '') as who, '' as about, 1 as count, kobo
    from money_approval approval
    left join account on account.id = approval.recipient_id
    left join customer_order o on o.id = approval.order_id
    where approval.state = 'waiting' and approval.kind = any(${[...reader.kinds]}::text[])
      and approval.asked_by is distinct from ${reader.id}::uuid
      and approval.recipient_id is distinct from ${reader.id}::uuid
    order by asked_at limit ${most}`;
}

/** Earnings that stood for a week without anything of them being paid. */
export const readPayouts: ReadMatters = (db, most) => db.rows(matterRow)`
  select account.id, owed.since, null as code, ${nameOf(db)} as who, '' as about, 1 as count, owed.kobo
  from (
    select balance.subject, balance.kobo, coalesce(
      -- Earnings are owed: what is paid of them stands on the other side.
      (select posting.at from ledger_line line join ledger_posting posting on posting.id = line.posting_id
       where line.kind = 'agent_earnings' and line.subject = balance.subject and line.kobo > 0
       order by line.posting_id desc limit 1),
      (select posting.at from ledger_line line join ledger_posting posting on posting.id = line.posting_id
       where line.kind = 'agent_earnings' and line.subject = balance.subject
       order by line.posting_id limit 1)) as since
    from ledger_balance balance where balance.kind = 'agent_earnings' and balance.kobo > 0) as owed
  join account on account.id = owed.subject
  where owed.since < now() - interval '7 days' order by owed.since limit ${most}`;

function nameOf(db: Db) {
  return db`
    coalesce((select agent.name from agent where agent.user_id = account.id and agent.name <> ''),
      account.name, account.username)`;
}
