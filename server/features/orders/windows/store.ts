import * as z from 'zod/mini';
import type { MarketId } from '#contract/markets/schema.ts';
import { userId } from '#contract/accounts/schema.ts';
import { windowHour, type WindowHour } from '#contract/orders/windows/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { json, nullable, number, oneOf } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { closuresOf, hoursOf, marketTimes } from '#server/features/markets/store-times.ts';

/**
 * The capacity of a window's hour, the agents who are down for it where the office put anybody down on its day, and the
 * places that are taken.
 */
export const windowFacts = z.object({
  orders: z.number(),
  perAgent: z.number(),
  agents: z.nullable(z.number()),
  taken: z.array(z.number()),
});
export type WindowFacts = z.output<typeof windowFacts>;

/** The facts of a window as one value; nothing where none is asked for, or its hour takes no orders. */
export function windowColumn(db: Db, marketId: string, startsAt: string | undefined) {
  if (startsAt === undefined) return db`null::json`;
  // Written finer than a millisecond, PostgreSQL would round it where everything else cuts it off.
  const at = new Date(startsAt);
  const { date, weekday, hour } = lagosClock(at);
  return db`(
    select json_build_object('orders', its.orders, 'perAgent', of_market.orders_per_agent,
      'agents', (
        select count(*) filter (where put.hour = its.hour and put.how <> 'given-up' and agent.state = 'verified'
          and agent.works <> 'rider')
        from rostered_hour put join agent on agent.user_id = put.agent_id
        where put.market_id = its.market_id and put.day = ${date}::date having bool_or(put.how <> 'own')),
      'taken', (
        select coalesce(json_agg(window_place), '[]') from customer_order held
        where held.market_id = its.market_id and held.window_starts_at = ${at.toISOString()}::timestamptz
          and held.status <> 'cancelled'))
    from market_window its join market of_market on of_market.id = its.market_id
    where its.market_id = ${marketId} and its.weekday = ${weekday} and its.hour = ${hour})`;
}

const windowRow = { window: nullable(json(windowFacts)) };

/** Reads them again after another order took the place between the read and the write. */
export async function readWindow(db: Db, marketId: string, startsAt: string): Promise<WindowFacts | null> {
  const [row] = await db.one(windowRow)`select ${windowColumn(db, marketId, startsAt)} as window`;
  return row.window;
}

/** The office put them down, they did it themself, or the office did and they gave it up. */
export const hows = ['office', 'own', 'given-up'] as const;

const rosteredHour = z.object({
  agentId: userId,
  name: z.string(),
  isVerified: z.boolean(),
  isRider: z.boolean(),
  day: z.string(),
  hour: z.number(),
  how: z.enum(hows),
});

const planRow = {
  ...marketTimes,
  perAgent: number,
  weekHours: json(z.array(windowHour)),
  /** Hours from today on with an agent on the roster, also one who is suspended since. */
  roster: json(z.array(rosteredHour)),
  /** Orders of the windows to come. */
  taken: json(z.array(z.object({ startsAt: z.string(), orders: z.number() }))),
};
export type PlanRow = RowOf<typeof planRow>;

/** All about the windows of a market; of a hidden one only where that is asked for. */
export async function findPlan(
  db: Db,
  marketId: string,
  { isHiddenToo, now }: { isHiddenToo: boolean; now: Date },
): Promise<PlanRow | undefined> {
  const { date } = lagosClock(now);
  const [row] = await db.rows(planRow)`
    select is_active as "isActive", market_days as "marketDays", ${hoursOf(db)} as hours,
      ${closuresOf(db, now)} as closures, orders_per_agent as "perAgent",
      (select coalesce(json_agg(
         json_build_object('weekday', weekday, 'hour', hour, 'orders', orders) order by weekday, hour), '[]')
       from market_window where market_id = market.id) as "weekHours",
      (select coalesce(json_agg(
         json_build_object('agentId', agent.user_id, 'name', agent.name,
         'isVerified', agent.state = 'verified', 'isRider', agent.works = 'rider', 'day', day, 'hour', hour, 'how', how)
         order by day, agent.name, agent.user_id, hour), '[]')
       from rostered_hour join agent on agent.user_id = agent_id
       where market_id = market.id and day >= ${date}::date) as roster,
      (select coalesce(json_agg(json_build_object('startsAt', window_starts_at, 'orders', orders)), '[]')
       from (
         select window_starts_at, count(*) as orders from customer_order
         where market_id = market.id and window_starts_at >= ${now} and status <> 'cancelled'
         group by window_starts_at order by window_starts_at) as booked) as taken
    from market where market.id = ${marketId} and (is_active or ${isHiddenToo})`;
  return row;
}

const peopleRow = { agents: json(z.array(z.object({ id: userId, name: z.string() }))) };

/** The agents who may be put down at a market: the verified ones of its city who shop. */
export async function readAgentsOf(db: Db, marketId: string) {
  const [row] = await db.one(peopleRow)`
    select coalesce(json_agg(json_build_object('id', user_id, 'name', name) order by name, user_id), '[]') as agents
    from agent where state = 'verified' and works <> 'rider'
      and city_id = (select city_id from market where id = ${marketId})`;
  return row.agents;
}

export async function replaceHours(
  db: Db,
  marketId: MarketId,
  { perAgent, hours }: { perAgent: number; hours: readonly WindowHour[] },
): Promise<void> {
  await db`update market set orders_per_agent = ${perAgent} where id = ${marketId}`;
  await db`delete from market_window where market_id = ${marketId}`;
  await db`
    insert into market_window (market_id, weekday, hour, orders)
    select ${marketId}, weekday, hour, orders
    from unnest(${hours.map(({ weekday }) => weekday)}::text[], ${hours.map(({ hour }) => hour)}::smallint[],
      ${hours.map(({ orders }) => orders)}::smallint[]) as its (weekday, hour, orders)`;
}

/** False where they are no verified agent of the market's city, or only carry to the door: nobody shops then. */
export async function isAgentOf(db: Db, agentId: string, marketId: string): Promise<boolean> {
  const rows = await db`
    select from agent join market on market.city_id = agent.city_id
    where agent.user_id = ${agentId} and agent.state = 'verified' and agent.works <> 'rider'
      and market.id = ${marketId}
    for share of agent`;
  return rows.length > 0;
}

interface AgentDay {
  marketId: string;
  agentId: string;
  day: string;
}

/** The hours that stood there, taken away, those that were given up too. */
export async function deleteRostered(db: Db, { marketId, agentId, day }: AgentDay) {
  const rows = await db.rows({ hour: number, how: oneOf(hows) })`
    delete from rostered_hour
    where agent_id = ${agentId} and market_id = ${marketId} and day = ${day}::date returning hour, how`;
  return rows.toSorted((a, b) => a.hour - b.hour);
}

/** False where they are put down at another market in one of these hours. */
export async function insertRostered(
  db: Db,
  { marketId, agentId, day, hours }: AgentDay & { hours: readonly number[] },
): Promise<boolean> {
  const rows = await db`
    insert into rostered_hour (agent_id, day, hour, market_id)
    select ${agentId}, ${day}::date, hour, ${marketId} from unnest(${hours}::smallint[]) as its (hour)
    on conflict (agent_id, day, hour) do nothing returning hour`;
  return rows.length === hours.length;
}
