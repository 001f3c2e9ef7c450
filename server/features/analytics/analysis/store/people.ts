import type { AgentWork } from '#contract/analytics/figures-schema.ts';
import { daysBefore, stepOf } from '#contract/analytics/range.ts';
import type { Db } from '#server/db/database.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { beginOf, dayOf, endOf } from '#server/features/analytics/store-days.ts';
import {
  about,
  aboutMarketsRow,
  aboutRow,
  type Asked,
  type AskedOfMarket,
  inSets,
  placeOf,
  spread,
} from './spread.ts';

const customerRow = {
  ...aboutMarketsRow,
  orders: number,
  customers: number,
  firstTime: number,
  repeat: number,
};
export type CustomerRow = RowOf<typeof customerRow>;

/** A customer who came on several days is counted on the first: the one whose previous visit is before the range. */
export function readCustomers(db: Db, asked: AskedOfMarket): Promise<CustomerRow[]> {
  const before = daysBefore(asked);
  const begin: Fragment = db`case when is_earlier then ${before.from}::date else ${asked.from}::date end`;
  const end: Fragment = db`case when is_earlier then ${before.to}::date else ${asked.to}::date end`;
  const periodEnd: Fragment =
    stepOf(asked) === 'day'
      ? db`period`
      : db`least(${asked.to}::date, date_trunc('week', period::timestamp)::date + 6)`;
  const one: Fragment | undefined =
    asked.marketId === undefined ? undefined : db`market_id = ${asked.marketId}`;
  const whole =
    one === undefined && db.cities !== undefined
      ? cameToCities(db, asked)
      : came(db, asked, one ?? db`market_id is null`);
  const eachMarket = came(db, asked, one ?? db`market_id is not null`);
  return db.rows(customerRow)`
    select 'days' as about, is_earlier as "isEarlier", null::text as period, null::uuid as "marketId",
      ${countedOnce(db, begin, end)}
    from (${whole}) as came group by is_earlier
    union all
    select 'period', false, period::text, null, ${countedOnce(db, db`period`, periodEnd)}
    from (${whole}) as came where not is_earlier group by period
    union all
    select 'market', is_earlier, null, market_id, ${countedOnce(db, begin, end)}
    from (${eachMarket}) as came group by is_earlier, market_id`;
}

function came(db: Db, asked: AskedOfMarket, where: Fragment) {
  return db`
    select market_id, orders, previous_day, next_day, ${placeOf(db, asked)} from analytics_customer_day
    where day between ${daysBefore(asked).from} and ${asked.to} and ${where}`;
}

/** The days of customers over all markets of the cities that the reader sees; rows of no market are the house's. */
function cameToCities(db: Db, asked: AskedOfMarket) {
  const inDays = db`day between ${daysBefore(asked).from} and ${asked.to}`;
  return db`
    select orders, previous_day, next_day, ${placeOf(db, asked)} from (
      select day, sum(orders) as orders, lag(day) over days as previous_day, lead(day) over days as next_day
      from analytics_customer_day
      where market_id is not null
        and customer in (select customer from analytics_customer_day where market_id is not null and ${inDays})
      group by customer, day window days as (partition by customer order by day)) as every_day
    where ${inDays}`;
}

function countedOnce(db: Db, begin: Fragment, end: Fragment) {
  const isFirst = db`previous_day is null or previous_day < ${begin}`;
  const isOnlyOne = db`previous_day is null and orders = 1 and (next_day is null or next_day > ${end})`;
  return db`
    sum(orders)::bigint as orders, count(*) filter (where ${isFirst}) as customers,
    count(*) filter (where previous_day is null) as "firstTime",
    count(*) filter (where ${isFirst}) - count(*) filter (where ${isOnlyOne}) as repeat`;
}

const cohortRow = {
  firstMonth: text,
  month: text,
  customers: number,
};
export type CohortRow = RowOf<typeof cohortRow>;

export function readCohorts(db: Db, since: string): Promise<CohortRow[]> {
  return db.rows(cohortRow)`
    select first_month::text as "firstMonth", month::text as month, count(*) as customers
    from analytics_customer_month where first_month >= ${since}
    group by first_month, month order by analytics_customer_month.first_month, analytics_customer_month.month`;
}

const workRow = {
  ...aboutRow,
  agents: number,
  onlineSeconds: number,
  delivered: number,
};
export type WorkRow = RowOf<typeof workRow>;

export function readWork(db: Db, asked: Asked): Promise<WorkRow[]> {
  return db.rows(workRow)`
    select ${about(db)}, count(distinct agent_id) as agents, sum(online_seconds)::bigint as "onlineSeconds",
      sum(delivered)::bigint as delivered
    from (${worked(db, asked)}) as spread ${inSets(db)}`;
}

const agentWork = { agentId: text, name: text, onlineSeconds: number, delivered: number };

export function readAgents(db: Db, asked: Asked, most: number): Promise<AgentWork[]> {
  return db.rows(agentWork)`
    select agent_id as "agentId", coalesce(agent.name, account.name, account.username) as name,
      sum(online_seconds)::bigint as "onlineSeconds", sum(delivered)::bigint as delivered
    from (${worked(db, asked)}) as spread
    join account on account.id = agent_id left join agent on agent.user_id = agent_id
    where not is_earlier
    group by agent_id, agent.name, account.name, account.username
    order by delivered desc, "onlineSeconds" desc, agent_id limit ${most}`;
}

/** Stored days, plus open shifts up to now, which are of no kind. */
function worked(db: Db, asked: Asked) {
  const { from } = daysBefore(asked);
  const ofMarket = asked.marketId === undefined ? db`` : db`and market_id = ${asked.marketId}`;
  const until = db`least(now(), ((day + 1)::timestamp at time zone interval '1 hour'))`;
  const since = db`greatest(started_at, (day::timestamp at time zone interval '1 hour'))`;
  return db`
    select is_earlier, period, market_id, kind, agent_id, online_seconds, delivered
    from (${spread(db, 'analytics_work_day', asked)}) as kept
    union all
    select ${placeOf(db, asked)}, market_id, null, user_id, floor(extract(epoch from ${until} - ${since}))::int, 0
    from shift cross join lateral (
      select first.day + past as day
      from (select greatest(${dayOf(db, db`started_at`)}, ${from}::date) as day) as first,
        generate_series(0, least(${dayOf(db, db`now()`)}, ${asked.to}::date) - first.day) as past) as days
    where ended_at is null and started_at < ${endOf(db, asked.to)} and now() >= ${beginOf(db, from)} ${ofMarket}
      and ${asked.kind === undefined}`;
}

/** The days on which somebody was brought something, by the order. */
export function readDaysOf(db: Db, customer: string): Promise<{ day: string; orders: number }[]> {
  return db.rows({ day: text, orders: number })`
    select day::text as day, orders from analytics_customer_day
    where customer = ${customer} and market_id is null order by analytics_customer_day.day`;
}
