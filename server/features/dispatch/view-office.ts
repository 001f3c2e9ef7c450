import type { AgentForOrder } from '#contract/dispatch/schema.ts';
import { kilometresBetween, roadFactor } from '#contract/orders/areas.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { viewPlace } from '../agents/view.ts';
import type { OrderRow } from '../orders/store.ts';
import { freeFloatOf, isTheirOwn } from './commands-state.ts';
import type { OnlineAgentRow, PunctualityRow } from './store-office.ts';
import type { CarriedRow, MarketPlaceRow } from './store-state.ts';

interface Known {
  order: OrderRow;
  market: MarketPlaceRow;
  carried: readonly CarriedRow[];
  punctual: readonly PunctualityRow[];
}

export function viewAgentForOrder(
  agent: OnlineAgentRow,
  { order, market, carried, punctual }: Known,
): AgentForOrder {
  const own = carried.filter(({ carrierId }) => carrierId === agent.userId);
  const brought = punctual.find(({ userId }) => userId === agent.userId);
  const { accountId, customerPhone, receiverPhone, agentId, riderId } = order;
  const phones = [customerPhone, receiverPhone].filter((phone) => phone !== null);
  return {
    userId: agent.userId,
    name: agent.name,
    works: agent.works,
    vehicle: agent.vehicle,
    marketName: agent.marketName,
    isAtMarket: agent.marketId === order.marketId,
    position: viewPlace(agent.place, agent.placeAt),
    metres:
      agent.place === null ? null : Math.round(kilometresBetween(agent.place, market) * roadFactor * 1000),
    carrying: own.map(({ code }) => orderCode.parse(code)),
    freeFloatKobo: freeFloatOf(agent.floatKobo, own),
    delivered: brought?.delivered ?? 0,
    onTime: brought?.onTime ?? 0,
    isAsked: agent.isAsked,
    hasIt: agent.userId === (riderId ?? agentId),
    // Who packed it may well be sent to the door with it.
    isTheirOwn: isTheirOwn({ accountId, agentId: null, phones }, agent),
  };
}
