import type { Db } from '#server/db/database.ts';
import {
  beginOf,
  boughtPart,
  endOf,
  endedOn,
  isOn,
  isShopped,
  promisedSince,
} from '#server/features/analytics/store-days.ts';

/** Recomputes a day of every agent: ratings, punctuality, items found and prices paid. */
export async function reckonAgents(db: Db, day: string): Promise<void> {
  await db`delete from analytics_agent_day where day = ${day}`;
  await db`
    with ended as materialized (${endedOn(db, day)}),
    offered as (${offered(db, day)}),
    online as (${online(db, day)}),
    brought as (${brought(db)}),
    shopped as (${shopped(db)}),
    known as (
      select user_id from offered union select user_id from online
      union select user_id from brought union select user_id from shopped)
    insert into analytics_agent_day
    select ${day}::date, user_id, coalesce(made, 0), coalesce(taken, 0), coalesce(declined, 0), coalesce(lapsed, 0),
      coalesce(floor(seconds), 0), coalesce(delivered, 0), coalesce(on_time, 0), coalesce(late_seconds, 0),
      coalesce(ratings, 0), coalesce(stars, 0), coalesce(handed_over, 0), coalesce(missing, 0),
      coalesce(guided_paid_kobo, 0), coalesce(guide_kobo, 0)
    from known left join offered using (user_id) left join online using (user_id)
      left join brought using (user_id) left join shopped using (user_id)`;
}

/** An offer that the system withdrew was no choice of the agent, and does not count as made. */
function offered(db: Db, day: string) {
  return db`
    select user_id, count(*) filter (where outcome is distinct from 'withdrawn') as made,
      count(*) filter (where outcome = 'accepted') as taken,
      count(*) filter (where outcome = 'declined') as declined,
      count(*) filter (where outcome = 'lapsed') as lapsed
    from offer where ${isOn(db, db`made_at`, day)} group by user_id`;
}

function online(db: Db, day: string) {
  return db`
    select user_id, sum(extract(epoch from
      least(ended_at, ${endOf(db, day)}) - greatest(started_at, ${beginOf(db, day)}))) as seconds
    from shift
    where ended_at is not null
      and tstzrange(started_at, ended_at) && tstzrange(${beginOf(db, day)}, ${endOf(db, day)})
    group by user_id`;
}

function brought(db: Db) {
  return db`
    select came.carrier_id as user_id, count(*) as delivered, count(*) filter (where late <= 0) as on_time,
      coalesce(sum(late) filter (where late > 0), 0)::bigint as late_seconds,
      count(o.stars) as ratings, coalesce(sum(o.stars), 0) as stars
    from (
      select ended.order_id, ended.carrier_id, case when is_promised then extract(epoch from
        ended.at - (${promisedSince(db)} + ended.minutes * interval '1 minute')) else 0 end as late
      from ended where ended.action = 'deliver' and ended.carrier_id is not null) as came
    join customer_order o on o.id = came.order_id
    group by came.carrier_id`;
}

/** The buyer of an item found it; an item that was not there counts for the agent who had the order. */
function shopped(db: Db) {
  const isGuided = db`item.guide_kobo is not null and item.paid_kobo is not null and item.status in ('found', 'short')`;
  return db`
    select coalesce(item.bought_by, o.agent_id) as user_id,
      count(*) filter (where item.status in ('found', 'short', 'replaced')) as handed_over,
      count(*) filter (where item.status in ('unavailable', 'rejected')) as missing,
      coalesce(sum(item.paid_kobo) filter (where ${isGuided}), 0)::bigint as guided_paid_kobo,
      coalesce(sum(round((item.guide_kobo * ${boughtPart(db)})::numeric)) filter (where ${isGuided}), 0)::bigint
        as guide_kobo
    from ended join customer_order o on o.id = ended.order_id join order_item item on item.order_id = ended.order_id
    where coalesce(item.bought_by, o.agent_id) is not null and ${isShopped(db, db`o.kind`)}
    group by 1`;
}
