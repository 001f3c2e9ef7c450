import type { Dice } from '#server/features/dispatch/engine/dice.ts';
import type { Market, WaitingOrder } from '#server/features/dispatch/engine/state.ts';

const oneInSoMany = 8;

/** One order of eight as an errand: a few things from a shop somewhere around its market, which goes alone. */
export function withErrands(orders: readonly WaitingOrder[], dice: Dice) {
  const stops: Market[] = [];
  const mixed = orders.map((order): WaitingOrder => {
    if (dice(oneInSoMany) > 0) return order;
    const { x, y } = order.door;
    const stop = { id: `stop-${order.id}`, place: { x: x + away(dice), y: y + away(dice) }, queueMinutes: 3 };
    stops.push(stop);
    return {
      ...order,
      market: stop.id,
      goods: { state: 'to-shop', items: 1 + dice(4), stallKinds: ['provisions'] },
    };
  });
  return { orders: mixed, stops };
}

/** Mostly within a kilometre and a half of the door. */
const away = (dice: Dice): number => dice(1200) + dice(1200) - 1200;
