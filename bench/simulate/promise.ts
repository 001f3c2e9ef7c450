import {
  arrivalPromise,
  errandPace,
  type AgentAhead,
  type Errand,
  type MinuteRange,
} from '#contract/orders/arrival/range.ts';
import { metresBetween, type Place } from '#server/features/dispatch/engine/model/place.ts';
import { travelMinutes } from '#server/features/dispatch/engine/model/travel.ts';
import type { Agent, Market, WaitingOrder } from '#server/features/dispatch/engine/state.ts';
import { world } from './life-camp.ts';

const frontPageMinutes = 30;

/** Orders that wait, and every place where one is bought. */
interface Known {
  waiting: readonly WaitingOrder[];
  markets: readonly Market[];
}

/**
 * The quote's range for an order of this moment, from what is known then: the free agents, and the orders that wait.
 */
export function promiseOf(
  order: WaitingOrder,
  now: number,
  agents: readonly Agent[],
  { waiting, markets }: Known,
): MinuteRange | null {
  const market = placeOf(order.market, markets);
  const hands = {
    agents: agents.map((agent) => aheadOf(agent, now, market)),
    // As in the product, where a packed order is its shopper's until a rider takes it on.
    ahead: waiting.filter(({ goods }) => goods.state === 'to-shop').map((other) => errandOf(other, markets)),
  };
  return arrivalPromise(errandOf(order, markets), hands, frontPageMinutes);
}

function aheadOf(agent: Agent, now: number, market: Place): AgentAhead {
  const { role: works, freeFrom, place, carriesGrams = Infinity } = agent;
  const { metresPerMinute = world.metresPerMinute } = agent;
  const there = travelMinutes({ ...world, metresPerMinute }, place, market);
  return { works, freeIn: Math.max(0, freeFrom - now) + there, carriesGrams, metresPerMinute };
}

function errandOf({ market, door, goods, grams = 0 }: WaitingOrder, markets: readonly Market[]): Errand {
  return {
    grams,
    items: goods.state === 'to-shop' ? goods.items : 0,
    queueMinutes: errandPace.queueMinutes,
    wayKm: metresBetween(placeOf(market, markets), door) / 1000,
  };
}

function placeOf(id: string, markets: readonly Market[]): Place {
  const market = markets.find((one) => one.id === id);
  if (market === undefined) throw new Error(`no market ${id}`);
  return market.place;
}
