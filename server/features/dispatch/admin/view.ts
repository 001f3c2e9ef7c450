import type { AgentForOrder } from '#contract/dispatch/schema.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import type { OnlineAgentRow, PunctualityRow } from './store.ts';

type Reckoned = Pick<AgentForOrder, 'isAtMarket' | 'metres' | 'freeFloatKobo' | 'hasIt' | 'isTheirOwn'>;

export function viewAgentForOrder(
  { userId, name, works, vehicle, marketName, place, placeAt, isAsked }: OnlineAgentRow,
  carrying: OrderCode[],
  brought: PunctualityRow | undefined,
  reckoned: Reckoned,
): AgentForOrder {
  return {
    userId,
    name,
    works,
    vehicle,
    marketName,
    position: place === null || placeAt === null ? null : { ...place, at: placeAt.toISOString() },
    carrying,
    delivered: brought?.delivered ?? 0,
    onTime: brought?.onTime ?? 0,
    isAsked,
    ...reckoned,
  };
}
