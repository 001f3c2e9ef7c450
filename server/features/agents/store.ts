import type { UserId } from '#contract/accounts/schema.ts';
import type { AgentState, AgentWork, Vehicle } from '#contract/agents/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { Db } from '#server/db/database.ts';

/** An agent as their application made them; who was forgotten is not among them. */
export interface AgentRow {
  userId: UserId;
  state: AgentState;
  name: string;
  phone: string;
  photoId: string;
  idPhotoId: string;
  vehicle: Vehicle;
  works: AgentWork;
  marketIds: MarketId[];
  appliedAt: Date;
  reason: string | null;
}

export function agentColumns(db: Db) {
  return db`
    agent.user_id as "userId", agent.state, agent.name, agent.phone, agent.photo_id as "photoId",
    agent.id_photo_id as "idPhotoId", agent.vehicle, agent.works, agent.applied_at as "appliedAt", agent.reason,
    array(select market_id from agent_market where user_id = agent.user_id order by market_id) as "marketIds"`;
}

export async function findAgent(db: Db, userId: string): Promise<AgentRow | undefined> {
  const [row] = await db<AgentRow[]>`
    select ${agentColumns(db)} from agent where user_id = ${userId} and phone is not null`;
  return row;
}

/** The agent, locked until the transaction ends. */
export async function lockAgent(db: Db, userId: string): Promise<AgentRow | undefined> {
  const [row] = await db<AgentRow[]>`
    select ${agentColumns(db)} from agent
    where user_id = ${userId} and phone is not null for no key update`;
  return row;
}

export type NewApplication = Omit<AgentRow, 'state' | 'appliedAt' | 'reason'>;

/** Writes an application down, also in the place of one that was refused; false where another one stands. */
export async function putApplication(db: Db, agent: NewApplication): Promise<boolean> {
  const rows = await db`
    insert into agent (user_id, state, name, phone, photo_id, id_photo_id, vehicle, works, applied_at)
    values (${agent.userId}, 'applied', ${agent.name}, ${agent.phone}, ${agent.photoId}, ${agent.idPhotoId},
      ${agent.vehicle}, ${agent.works}, now())
    on conflict (user_id) do update
    set state = 'applied', name = excluded.name, phone = excluded.phone, photo_id = excluded.photo_id,
      id_photo_id = excluded.id_photo_id, vehicle = excluded.vehicle, works = excluded.works, applied_at = now(),
      decided_at = null, decided_by = null, reason = null
    where agent.state = 'refused'
    returning user_id`;
  if (rows.length === 0) return false;
  await db`delete from agent_market where user_id = ${agent.userId}`;
  await db`
    insert into agent_market (user_id, market_id)
    select ${agent.userId}, unnest(${[...agent.marketIds]}::uuid[])`;
  return true;
}

/** How many of these markets are shown. */
export async function countActive(db: Db, marketIds: readonly string[]): Promise<number> {
  const rows = await db`select from market where id = any(${[...marketIds]}::uuid[]) and is_active`;
  return rows.length;
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
