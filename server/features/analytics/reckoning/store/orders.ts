import type { Db } from '#server/db/database.ts';
import {
  beginOf,
  boughtPart,
  endOf,
  endedOn,
  isOn,
  isShopped,
  lengthStep,
  promisedSince,
} from '#server/features/analytics/store-days.ts';

/** Recomputes the orders placed on a day and those that ended on it, with the items of the latter. */
export async function reckonOrders(db: Db, day: string): Promise<void> {
  await db`delete from analytics_order_day where day = ${day}`;
  await db`
    with ended as materialized (${endedOn(db, day)}),
    counted as (
      select market_id, kind, 1 as placed, 0 as delivered, 0 as on_time, 0 as cancelled, 0 as failed
      from customer_order where ${isOn(db, db`placed_at`, day)}
      union all
      select market_id, kind, 0, (action = 'deliver')::int,
        (action = 'deliver' and (not is_promised or at <= ${promisedSince(db)} + minutes * interval '1 minute'))::int,
        (action = 'cancel')::int, (action = 'fail')::int
      from ended),
    orders as (
      select market_id, kind, sum(placed) as placed, sum(delivered) as delivered, sum(on_time) as on_time,
        sum(cancelled) as cancelled, sum(failed) as failed
      from counted group by market_id, kind),
    bought as (
      select ended.market_id, ended.kind, item.status, item.paid_kobo, item.guide_kobo is not null and item.paid_kobo is not null
          and item.status in ('found', 'short') as is_guided,
        round((item.guide_kobo * ${boughtPart(db)})::numeric) as guide_kobo,
        item.paid_kobo > item.guide_high_kobo * ${boughtPart(db)} as is_above
      from ended join order_item item on item.order_id = ended.order_id
      where ${isShopped(db, db`ended.kind`)}),
    lines as (
      select market_id, kind, ${linesOf(db)},
        count(*) filter (where is_guided) as guided_lines,
        coalesce(sum(paid_kobo) filter (where is_guided), 0) as guided_paid_kobo,
        coalesce(sum(guide_kobo) filter (where is_guided), 0) as guide_kobo,
        count(*) filter (where is_guided and is_above) as above_range
      from bought group by market_id, kind)
    insert into analytics_order_day (day, market_id, placed, delivered, on_time, cancelled, failed, found, short,
      replaced, unavailable, rejected, guided_lines, guided_paid_kobo, guide_kobo, above_range, kind)
    select ${day}::date, market_id, placed, delivered, on_time, cancelled, failed,
      coalesce(found, 0), coalesce(short, 0), coalesce(replaced, 0), coalesce(unavailable, 0), coalesce(rejected, 0),
      coalesce(guided_lines, 0), coalesce(guided_paid_kobo, 0), coalesce(guide_kobo, 0), coalesce(above_range, 0),
      kind
    from orders left join lines using (market_id, kind)`;
}

function linesOf(db: Db) {
  return db`
    count(*) filter (where status = 'found') as found, count(*) filter (where status = 'short') as short,
    count(*) filter (where status = 'replaced') as replaced,
    count(*) filter (where status = 'unavailable') as unavailable,
    count(*) filter (where status = 'rejected') as rejected`;
}

/** A reason with the text by which a customer picks it. */
export interface PickedReason {
  words: string;
  reason: string;
}

/**
 * Recomputes the reasons of orders that ended before the door on a day; people’s own texts stay in the order’s history.
 */
export async function reckonEndings(
  db: Db,
  day: string,
  known: { system: readonly string[]; picked: readonly PickedReason[] },
): Promise<void> {
  await db`delete from analytics_ending_day where day = ${day}`;
  await db`
    with ended as (${endedOn(db, day)}),
    told as (
      select market_id, kind, case action when 'cancel' then 'cancelled' else 'failed' end as status, mover,
        case
          when reason is null then 'untold'
          when mover = 'system' and reason = any(${[...known.system]}::text[]) then reason
          else coalesce(picked.code, 'own-words')
        end as reason
      from ended
      left join unnest(
        ${known.picked.map(({ words }) => words)}::text[], ${known.picked.map((one) => one.reason)}::text[]
      ) as picked (words, code) on mover = 'customer' and picked.words = reason
      where action <> 'deliver')
    insert into analytics_ending_day (day, market_id, kind, status, mover, reason, orders)
    select ${day}::date, market_id, kind, status, mover, reason, count(*) from told
    group by market_id, kind, status, mover, reason`;
}

const watched = [
  'placed',
  'confirmed',
  'assigned',
  'shopping',
  'picked_up',
  'ready_for_delivery',
  'on_the_way',
];

/**
 * Recomputes the time in each stage for orders that ended on a day. A stage goes on while its order only changes hands;
 * one that waits for an opening begins with it.
 */
export async function reckonStages(db: Db, day: string): Promise<void> {
  await db`delete from analytics_stage_day where day = ${day}`;
  await db`
    with ended as materialized (${endedOn(db, day)}),
    steps as (
      select ended.order_id, ended.market_id, ended.kind, ended.scheduled_for, e.version, e.at, e.status,
        lag(e.status) over story as status_before
      from ended,
        -- The index gives the events of each order; joined at once, years of them are read for one day.
        lateral (select version, at, status from order_event where order_id = ended.order_id offset 0) e
      window story as (partition by ended.order_id order by e.version)),
    stays as (
      select market_id, kind, status as stage,
        case when status = 'confirmed' then greatest(at, scheduled_for) else at end as since,
        lead(at) over (partition by order_id order by version) as until
      from steps where status_before is distinct from status
      union all
      select market_id, kind, 'whole', ${promisedSince(db)}, at from ended where action = 'deliver'),
    lengths as (
      select market_id, kind, stage, greatest(floor(extract(epoch from until - since)), 0) as seconds
      from stays where until is not null and stage = any(${[...watched, 'whole']}::text[])),
    counted as (
      select market_id, kind, stage, ${lengthStep(db, db`seconds`)} as step, count(*)::int as stays
      from lengths group by 1, 2, 3, 4)
    insert into analytics_stage_day (day, market_id, kind, stage, seconds, stays)
    select ${day}::date, market_id, kind, stage, array_agg(step order by step), array_agg(stays order by step)
    from counted group by market_id, kind, stage`;
}

/**
 * Recomputes each agent’s time online within a day, in closed shifts, and their deliveries of each kind. The time is of
 * no kind: an agent who is online waits for any.
 */
export async function reckonWork(db: Db, day: string): Promise<void> {
  await db`delete from analytics_work_day where day = ${day}`;
  await db`
    insert into analytics_work_day (day, market_id, agent_id, online_seconds, delivered, kind)
    select ${day}::date, market_id, user_id, floor(sum(extract(epoch from
        least(ended_at, ${endOf(db, day)}) - greatest(started_at, ${beginOf(db, day)})))), 0, null
    from shift
    where ended_at is not null
      and tstzrange(started_at, ended_at) && tstzrange(${beginOf(db, day)}, ${endOf(db, day)})
    group by market_id, user_id
    union all
    select ${day}::date, market_id, carrier_id, 0, count(*), kind
    from (${endedOn(db, day)}) as ended where action = 'deliver' and carrier_id is not null
    group by market_id, carrier_id, kind`;
}
