import type { Dice } from '#server/features/dispatch/engine/dice.ts';
import type { Market, WaitingOrder } from '#server/features/dispatch/engine/state.ts';

const oneInSoMany = 8;

/** The most things, and the minutes that pass at the counter. */
const shopTrip = { items: 4, queueMinutes: 3 };
const kinds = [shopTrip, { items: 1, queueMinutes: 4 }, { items: 1, queueMinutes: 12 }];
/** A longer wait than the free one shares no bag. */
const mostSharedMinutes = 10;

/**
 * One order of eight as an errand from a place somewhere around its door: a few things of a shop, a parcel that somebody
 * hands over, or something that takes its time there.
 */
export function withErrands(orders: readonly WaitingOrder[], dice: Dice) {
  const stops: Market[] = [];
  const mixed = orders.map((order): WaitingOrder => {
    if (dice(oneInSoMany) > 0) return order;
    const { x, y } = order.door;
    const place = { x: x + away(dice), y: y + away(dice) };
    const { items, queueMinutes } = kinds[dice(kinds.length)] ?? shopTrip;
    const goesAlone = queueMinutes > mostSharedMinutes && { isAlone: true as const };
    const stop = { id: `stop-${order.id}`, place, queueMinutes, isStop: true as const, ...goesAlone };
    stops.push(stop);
    return {
      ...order,
      market: stop.id,
      goods: { state: 'to-shop', items: 1 + dice(items), stallKinds: items > 1 ? ['provisions'] : [] },
    };
  });
  return { orders: mixed, stops };
}

/** Mostly within a kilometre and a half of the door. */
const away = (dice: Dice): number => dice(1200) + dice(1200) - 1200;
