import type { AgentWork, CustomerFigures, WorkFigures } from '#contract/analytics/figures-schema.ts';
import { daysBefore } from '#contract/analytics/range.ts';
import type { Db } from '../../db/database.ts';
import { beginOf, dayOf, endOf } from './store-days.ts';
import { about, inSets, placeOf, spread, type About, type Asked } from './store-spread.ts';

export type CustomerRow = About & CustomerFigures;

/** Whoever came on several days is one customer of them all, so each view of them is counted by itself. */
export function readCustomers(db: Db, asked: Asked): Promise<CustomerRow[]> {
  const since = db`case when is_earlier then ${daysBefore(asked).from}::date else ${asked.from}::date end`;
  return db<CustomerRow[]>`
    with spread as materialized (${spread(db, 'analytics_customer_day', asked)}),
    people as (
      select 'days' as about, is_earlier, null::date as period, null::uuid as market_id, customer,
        sum(orders) as orders, ${since} as since
      from spread group by is_earlier, customer
      union all
      select 'period', false, period, null, customer, sum(orders), period
      from spread where not is_earlier group by period, customer
      union all
      select 'market', is_earlier, null, market_id, customer, sum(orders), ${since}
      from spread group by is_earlier, market_id, customer)
    select about, is_earlier as "isEarlier", period::text as period, market_id as "marketId",
      sum(orders)::bigint as orders, count(*) as customers,
      count(*) filter (where first_day >= since) as "firstTime",
      count(*) filter (where first_day < since or orders > 1) as repeat
    from people join analytics_customer using (customer) group by 1, 2, 3, 4`;
}

export interface CohortRow {
  firstMonth: string;
  month: string;
  customers: number;
}

export function readCohorts(db: Db, since: string): Promise<CohortRow[]> {
  return db<CohortRow[]>`
    select first_month::text as "firstMonth", month::text as month, count(*) as customers
    from analytics_customer_month where first_month >= ${since}
    group by first_month, month order by analytics_customer_month.first_month, analytics_customer_month.month`;
}

export type WorkRow = About & WorkFigures;

export function readWork(db: Db, asked: Asked): Promise<WorkRow[]> {
  return db<WorkRow[]>`
    select ${about(db)}, count(distinct agent_id) as agents, sum(online_seconds)::bigint as "onlineSeconds",
      sum(delivered)::bigint as delivered
    from (${worked(db, asked)}) as spread ${inSets(db)}`;
}

export function readAgents(db: Db, asked: Asked, most: number): Promise<AgentWork[]> {
  return db<AgentWork[]>`
    select agent_id as "agentId", coalesce(agent.name, account.name, account.username) as name,
      sum(online_seconds)::bigint as "onlineSeconds", sum(delivered)::bigint as delivered
    from (${worked(db, asked)}) as spread
    join account on account.id = agent_id left join agent on agent.user_id = agent_id
    where not is_earlier
    group by agent_id, agent.name, account.name, account.username
    order by delivered desc, "onlineSeconds" desc, agent_id limit ${most}`;
}

/** What is kept of the days, and the shifts that are still going on as far as they have come. */
function worked(db: Db, asked: Asked) {
  const { from } = daysBefore(asked);
  const ofMarket = asked.marketId === undefined ? db`` : db`and market_id = ${asked.marketId}`;
  const until = db`least(now(), ((day + 1)::timestamp at time zone interval '1 hour'))`;
  const since = db`greatest(started_at, (day::timestamp at time zone interval '1 hour'))`;
  return db`
    select is_earlier, period, market_id, agent_id, online_seconds, delivered
    from (${spread(db, 'analytics_work_day', asked)}) as kept
    union all
    select ${placeOf(db, asked)}, market_id, user_id, floor(extract(epoch from ${until} - ${since}))::int, 0
    from shift cross join lateral (
      select first.day + past as day
      from (select greatest(${dayOf(db, db`started_at`)}, ${from}::date) as day) as first,
        generate_series(0, least(${dayOf(db, db`now()`)}, ${asked.to}::date) - first.day) as past) as days
    where ended_at is null and started_at < ${endOf(db, asked.to)} and now() >= ${beginOf(db, from)} ${ofMarket}`;
}

/** The days on which somebody was brought something, by the order. */
export function readDaysOf(db: Db, customer: string): Promise<{ day: string; orders: number }[]> {
  return db<{ day: string; orders: number }[]>`
    select day::text as day, sum(orders)::bigint as orders from analytics_customer_day
    where customer = ${customer} group by day order by analytics_customer_day.day`;
}
