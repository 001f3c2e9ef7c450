import type { MarketId } from '#contract/markets/schema.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { earnedInAll, withTerms } from '#server/features/orders/money/store-earnings.ts';
import type { RowOf } from '#server/db/sql/row.ts';

interface Days {
  from: Date;
  to: Date;
}

const profitSums = {
  feesKobo: number,
  agentsKobo: number,
  providerKobo: number,
  refundsKobo: number,
  lostKobo: number,
};

const profitRow = {
  ...profitSums,
  day: text,
  marketId: nullable(idOf<MarketId>()),
  market: text,
  kind: nullable(oneOf(orderKinds)),
  orders: number,
};
export type ProfitRow = RowOf<typeof profitRow>;

const orderProfitRow = {
  ...profitSums,
  code: text,
  day: text,
  market: text,
  kind: oneOf(orderKinds),
};
export type OrderProfitRow = RowOf<typeof orderProfitRow>;

const dayOf = (db: Db, at: ReturnType<Db>) => db`(${at} at time zone 'Africa/Lagos')::date::text`;

/** Each order that came to its end in these days, with all that the book ever said of it. */
function endedOrders(db: Db, { from, to }: Days) {
  return db`
    select o.code, o.market_id, o.kind, market.name as market, ${dayOf(db, db`ended.at`)} as day,
      coalesce(book.fees, 0) as fees,
      -- Earnings are booked as the claim window closes; terms and items decide on them as it is delivered.
      case when book.share <> 0 then book.share
        when ended.action = 'deliver' then ${earnedInAll(db)} else 0 end as agents,
      coalesce((
        select sum(line.kobo) from payment
          join ledger_posting posting on posting.key = 'gateway-fee:' || payment.id
          join ledger_line line on line.posting_id = posting.id and line.kind = 'gateway_fees'
        where payment.order_id = o.id), 0) as provider,
      coalesce(book.refunds, 0) as refunds, coalesce(book.lost, 0) as lost
    from order_event ended
      join customer_order o on o.id = ended.order_id join market on market.id = o.market_id
      ${withTerms(db)}
      cross join lateral (
        select -sum(line.kobo) filter (where line.kind in ('delivery_fees', 'service_fees')) as fees,
          coalesce(sum(line.kobo) filter (where line.kind = 'agent_share'), 0) as share,
          sum(line.kobo) filter (where line.kind = 'refunds') as refunds,
          sum(line.kobo) filter (where line.kind in ('write_offs', 'float_variance')) as lost
        from ledger_posting posting join ledger_line line on line.posting_id = posting.id
        where posting.order_id = o.id) as book
    where ended.action in ('deliver', 'cancel', 'fail') and ended.at >= ${from} and ended.at < ${to}
      -- What was delivered and failed after all ended then.
      and not exists (
        select from order_event later
        where later.order_id = ended.order_id and later.action in ('deliver', 'cancel', 'fail')
          and later.version > ended.version)`;
}

function summed(db: Db) {
  return db`
    kobo_sum(sum(fees)) as "feesKobo", kobo_sum(sum(agents)) as "agentsKobo",
    kobo_sum(sum(provider)) as "providerKobo", kobo_sum(sum(refunds)) as "refundsKobo",
    kobo_sum(sum(lost)) as "lostKobo"`;
}

/** Profit of each day at each market and of each kind; missing cash and credit given by hand belong to no order. */
export function readProfit(db: Db, days: Days): Promise<ProfitRow[]> {
  return db.rows(profitRow)`
    with made as (
      select day, market_id, market, kind, 1 as orders, fees, agents, provider, refunds, lost
      from (${endedOrders(db, days)}) as one
      union all
      select ${dayOf(db, db`posting.at`)}, null, '', null, 0, 0, 0, 0,
        case when line.kind = 'refunds' then line.kobo else 0 end,
        case when line.kind = 'refunds' then 0 else line.kobo end
      from ledger_posting posting join ledger_line line on line.posting_id = posting.id
      where posting.at >= ${days.from} and posting.at < ${days.to} and posting.order_id is null
        and line.kind in ('refunds', 'write_offs', 'float_variance'))
    select day, market_id as "marketId", market, kind, sum(orders)::int as orders, ${summed(db)}
    from made group by day, market_id, market, kind order by day, market, kind`;
}

/** The orders that made least, the worst first. */
export function readWorstOrders(db: Db, days: Days, most: number): Promise<OrderProfitRow[]> {
  return db.rows(orderProfitRow)`
    select code, day, market, kind, ${summed(db)}
    from (${endedOrders(db, days)}) as one
    group by code, day, market, kind
    order by sum(fees - agents - provider - refunds - lost), code limit ${most}`;
}
