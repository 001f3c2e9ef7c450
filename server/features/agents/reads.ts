import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/agents/endpoints.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { showOrder } from '../orders/order/reads.ts';
import { findCarrier, readAgentAtWork, readAgents, readOnline } from './store-lists.ts';
import { findOpenShift } from './shift/store.ts';
import { findAgent } from './store.ts';
import { viewAgent, viewAgentForStaff, viewCarrier, viewOnline, viewShift } from './view.ts';

const mostAgents = 1000;
/** An older place would show an agent where they are not any more. */
const placeHoldsSeconds = 2 * 60;

export async function showMyApplication(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showMyApplication>> {
  const row = await findAgent(db, memberOf(caller).user.id);
  const agent = row === undefined ? null : viewAgent(row, await pictureAddresses(db, new Date()));
  return { ok: true, value: { agent } };
}

export async function showShift(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.showShift>> {
  const { id } = memberOf(caller).user;
  const [row, shift] = await Promise.all([findAgent(db, id), findOpenShift(db, id)]);
  const agent = row === undefined ? null : viewAgent(row, await pictureAddresses(db, new Date()));
  return { ok: true, value: { shift: shift === undefined ? null : viewShift(shift), agent } };
}

export async function listAgents(db: Db): Promise<OutcomeOf<typeof endpoints.listAgents>> {
  const rows = await readAgents(db, mostAgents);
  const addressOf = await pictureAddresses(db, new Date());
  return { ok: true, value: rows.map((row) => viewAgentForStaff(row, addressOf)) };
}

export async function listAgentsOnline(db: Db): Promise<OutcomeOf<typeof endpoints.listAgentsOnline>> {
  return { ok: true, value: (await readOnline(db)).map(viewOnline) };
}

/** Who brings an order, for whoever may see the whole of it. */
export async function showCarrier(
  db: Db,
  input: InputOf<typeof endpoints.showCarrier>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showCarrier>> {
  const shown = await showOrder(db, input, caller);
  if (!shown.ok) return shown;
  const row = await findCarrier(db, shown.value.id, placeHoldsSeconds);
  const carrier = row === undefined ? null : viewCarrier(row, await pictureAddresses(db, new Date()));
  return { ok: true, value: { carrier } };
}

/** An agent as those who verify see them, after a command of this transaction. */
export async function readForStaff(db: Db, userId: string): Promise<AgentForStaff> {
  const row = await readAgentAtWork(db, userId);
  if (row === undefined) throw new Error('an agent who was just written is not there');
  return viewAgentForStaff(row, await pictureAddresses(db, new Date()));
}
