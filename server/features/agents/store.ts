import type { UserId } from '#contract/accounts/schema.ts';
import { type AgentState, agentStates, agentWorks, mostMarkets, vehicles } from '#contract/agents/schema.ts';
import type { CityId } from '#contract/cities/ids.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, idOf, instant, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** An agent as their application made them; who was forgotten is not among them. */
export const agentRow = {
  userId: idOf<UserId>(),
  cityId: idOf<CityId>(),
  state: oneOf(agentStates),
  name: text,
  phone: text,
  photoId: text,
  idPhotoId: text,
  vehicle: oneOf(vehicles),
  works: oneOf(agentWorks),
  marketIds: arrayOf(idOf<MarketId>()),
  appliedAt: instant,
  reason: nullable(text),
  /** The time from which they wait for money to buy with. */
  floatAskedAt: nullable(instant),
};
export type AgentRow = RowOf<typeof agentRow>;

export function agentColumns(db: Db) {
  return db`
    agent.user_id as "userId", agent.city_id as "cityId", agent.state, agent.name, agent.phone, agent.photo_id as "photoId",
    agent.id_photo_id as "idPhotoId", agent.vehicle, agent.works, agent.applied_at as "appliedAt", agent.reason,
    agent.float_asked_at as "floatAskedAt",
    array(select market_id from agent_market where user_id = agent.user_id order by market_id) as "marketIds"`;
}

export async function findAgent(db: Db, userId: string): Promise<AgentRow | undefined> {
  const [row] = await db.rows(agentRow)`
    select ${agentColumns(db)} from agent where user_id = ${userId} and phone is not null`;
  return row;
}

/** The agent, locked until the transaction ends. */
export async function lockAgent(db: Db, userId: string): Promise<AgentRow | undefined> {
  const [row] = await db.rows(agentRow)`
    select ${agentColumns(db)} from agent
    where user_id = ${userId} and phone is not null for no key update`;
  return row;
}

/** Since when they wait for money to buy with; nothing for somebody who may not work. */
export async function askFloat(db: Db, userId: string): Promise<Date | undefined> {
  const [row] = await db.rows({ askedAt: instant })`
    update agent set float_asked_at = coalesce(float_asked_at, now())
    where user_id = ${userId} and state = 'verified'
    returning float_asked_at as "askedAt"`;
  return row?.askedAt;
}

/** They were given some. */
export async function clearFloatAsked(db: Db, userId: string): Promise<void> {
  await db`update agent set float_asked_at = null where user_id = ${userId} and float_asked_at is not null`;
}

export type NewApplication = Omit<AgentRow, 'state' | 'appliedAt' | 'reason' | 'floatAskedAt'>;

/** Writes an application down, also in the place of one that was refused; false where another one stands. */
export async function putApplication(db: Db, agent: NewApplication): Promise<boolean> {
  const rows = await db`
    insert into agent (user_id, city_id, state, name, phone, photo_id, id_photo_id, vehicle, works, applied_at)
    values (${agent.userId}, ${agent.cityId}, 'applied', ${agent.name}, ${agent.phone}, ${agent.photoId}, ${agent.idPhotoId},
      ${agent.vehicle}, ${agent.works}, now())
    on conflict (user_id) do update
    set city_id = excluded.city_id, state = 'applied', name = excluded.name, phone = excluded.phone, photo_id = excluded.photo_id,
      id_photo_id = excluded.id_photo_id, vehicle = excluded.vehicle, works = excluded.works, applied_at = now(),
      decided_at = null, decided_by = null, reason = null
    where agent.state = 'refused'
    returning user_id`;
  if (rows.length === 0) return false;
  await setMarkets(db, agent.userId, agent.cityId, agent.marketIds);
  return true;
}

/** The markets of a refused application, which may be another city's than those of the next. */
export async function leaveMarkets(db: Db, userId: string): Promise<void> {
  await db`delete from agent_market where user_id = ${userId}`;
}

async function setMarkets(
  db: Db,
  userId: string,
  cityId: CityId,
  marketIds: readonly MarketId[],
): Promise<void> {
  await db`delete from agent_market where user_id = ${userId}`;
  await db`insert into agent_market (user_id, city_id, market_id)
    select ${userId}, ${cityId}, unnest(${[...marketIds]}::uuid[])`;
}

/** The caller has locked the agent. */
export async function setWork(
  db: Db,
  userId: string,
  { cityId, vehicle, works, marketIds }: Pick<AgentRow, 'cityId' | 'vehicle' | 'works' | 'marketIds'>,
): Promise<void> {
  await db`update agent set vehicle = ${vehicle}, works = ${works} where user_id = ${userId}`;
  await setMarkets(db, userId, cityId, marketIds);
}

/**
 * The agent works in another city from now on, at its markets that are shown, as many as one may know, and is on no
 * roster of the old one.
 */
export async function setCity(db: Db, userId: string, cityId: CityId): Promise<void> {
  await db`delete from agent_market where user_id = ${userId}`;
  await db`delete from rostered_hour where agent_id = ${userId} and day >= ${lagosClock(new Date()).date}::date`;
  await db`update agent set city_id = ${cityId} where user_id = ${userId}`;
  await db`
    insert into agent_market (user_id, city_id, market_id)
    select ${userId}, city_id, id from market where city_id = ${cityId} and is_active
    order by name limit ${mostMarkets}`;
}

/** Number of these markets that are shown. */
export async function countActive(db: Db, marketIds: readonly string[]): Promise<number> {
  return (await readCities(db, marketIds)).length;
}

/** The city of each of these markets that is shown; until the transaction ends none of them moves to another. */
export async function readCities(db: Db, marketIds: readonly string[]): Promise<CityId[]> {
  const rows = await db.rows({ cityId: idOf<CityId>() })`
    select city_id as "cityId" from market where id = any(${[...marketIds]}::uuid[]) and is_active
    order by id for key share`;
  return rows.map(({ cityId }) => cityId);
}

export async function setState(
  db: Db,
  userId: string,
  decision: { state: AgentState; reason: string | null; by: string },
): Promise<void> {
  await db`
    update agent set state = ${decision.state}, reason = ${decision.reason}, decided_at = now(),
      decided_by = ${decision.by}
    where user_id = ${userId}`;
}

/** One more offer that an agent was made, or took. */
export async function countOffer(db: Db, userId: string, what: 'made' | 'taken'): Promise<void> {
  await db`
    update agent set offers_made = offers_made + ${what === 'made' ? 1 : 0},
      offers_taken = offers_taken + ${what === 'taken' ? 1 : 0}
    where user_id = ${userId}`;
}
