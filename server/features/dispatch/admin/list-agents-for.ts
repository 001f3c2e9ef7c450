import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/dispatch/admin/endpoints.ts';
import type { AgentForOrder } from '#contract/dispatch/schema.ts';
import { kilometresBetween, roadFactor, type Place } from '#contract/areas.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { findOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { freeFloatOf } from '#contract/dispatch/free-float.ts';
import { isTheirOwn } from '../policy.ts';
import { readOnlineNear, readPunctuality, type OnlineAgentRow, type PunctualityRow } from './store.ts';
import { readCarriedBy, type CarriedRow } from '../planning/store-state.ts';
import { viewAgentForOrder } from './view.ts';

/** More than that nobody reads through before they choose. */
const mostShown = 40;
/** So many of the latest show how punctual somebody is. */
const latest = 20;

/** Online agents to whom an admin could give this order. */
export async function listAgentsFor(
  db: Db,
  { code }: InputOf<typeof endpoints.listAgentsFor>,
): Promise<OutcomeOf<typeof endpoints.listAgentsFor>> {
  const order = await findOrder(db, code);
  if (order === undefined) return { ok: false, reason: 'not-found' };
  const boughtAt = { latitude: order.marketLatitude, longitude: order.marketLongitude };
  const agents = await readOnlineNear(db, { id: order.marketId, ...boughtAt }, mostShown);
  const ids = agents.map(({ userId }) => userId);
  const [carried, punctual] = await Promise.all([readCarriedBy(db, ids), readPunctuality(db, ids, latest)]);
  const known = { order, boughtAt, carried, punctual };
  return { ok: true, value: agents.map((agent) => seenFrom(known, agent)) };
}

interface Known {
  order: OrderRow;
  /** The market, or the stop of an errand. */
  boughtAt: Place;
  carried: readonly CarriedRow[];
  punctual: readonly PunctualityRow[];
}

/** One agent as this order and the place where it is bought lie to them. */
function seenFrom({ order, boughtAt, carried, punctual }: Known, agent: OnlineAgentRow): AgentForOrder {
  const own = carried.filter(({ carrierId }) => carrierId === agent.userId);
  const brought = punctual.find(({ userId }) => userId === agent.userId);
  const { accountId, customerPhone, receiverPhone, stopPhone, agentId, riderId } = order;
  const phones = [customerPhone, receiverPhone, stopPhone].filter((phone) => phone !== null);
  const codes = own.map(({ code }) => orderCode.parse(code));
  return viewAgentForOrder(agent, codes, brought, {
    isAtMarket: agent.marketId === order.marketId,
    metres:
      agent.place === null ? null : Math.round(kilometresBetween(agent.place, boughtAt) * roadFactor * 1000),
    freeFloatKobo: freeFloatOf(agent.floatKobo, own),
    hasIt: agent.userId === (riderId ?? agentId),
    // The agent who packed it may be sent to the door with it.
    isTheirOwn: isTheirOwn({ accountId, agentId: null, phones }, agent),
  });
}
