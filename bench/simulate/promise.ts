import { arrivalPromise, type Errand, type MinuteRange } from '#contract/orders/arrival/range.ts';
import { metresBetween } from '#server/features/dispatch/engine/model/place.ts';
import { travelMinutes } from '#server/features/dispatch/engine/model/travel.ts';
import type { Agent, WaitingOrder } from '#server/features/dispatch/engine/state.ts';
import { markets, world } from './life-camp.ts';

const frontPageMinutes = 30;

/**
 * The quote's range for an order of this moment, from what is known then: the free agents, and the orders that wait.
 */
export function promiseOf(
  order: WaitingOrder,
  now: number,
  agents: readonly Agent[],
  waiting: Iterable<WaitingOrder>,
): MinuteRange | null {
  const market = placeOf(order.market);
  const freeIn = agents.map(
    ({ freeFrom, place }) => Math.max(0, freeFrom - now) + travelMinutes(world, place, market),
  );
  return arrivalPromise(errandOf(order), { freeIn, ahead: [...waiting].map(errandOf) }, frontPageMinutes);
}

function errandOf({ market, door, goods }: WaitingOrder): Errand {
  return {
    items: goods.state === 'to-shop' ? goods.items : 0,
    wayKm: metresBetween(placeOf(market), door) / 1000,
  };
}

function placeOf(id: string) {
  const market = markets.find((one) => one.id === id);
  if (market === undefined) throw new Error(`no market ${id}`);
  return market.place;
}
