import type { Dice } from '#server/features/dispatch/engine/dice.ts';
import type { WaitingOrder } from '#server/features/dispatch/engine/state.ts';
import { day, marketAt, type Fleet } from './life-camp.ts';

// Load of each hour from six in the morning, against the average.
const hours = [0.4, 0.6, 0.9, 1.2, 1.4, 1.3, 1.1, 0.9, 0.8, 0.9, 1.2, 1.5, 1.4, 1.1, 0.8, 0.5];
const busiest = Math.max(...hours);
const kinds = ['vegetables', 'tubers', 'grains', 'meat', 'fish', 'oils', 'fruits', 'provisions'];
const fine = 1_000_000;

export const promiseMinutes = 30;

/** A day's orders, as they come in: more of them late in the morning and before supper. */
export function ordersOf(perHour: number, fleet: Fleet, dice: Dice): WaitingOrder[] {
  const orders: WaitingOrder[] = [];
  let at = day.opens;
  for (;;) {
    at += (-Math.log((dice(fine) + 1) / fine) * 60) / (perHour * busiest);
    if (at >= day.lastOrder) return orders;
    const busy = hours[Math.floor((at - day.opens) / 60)] ?? 0;
    if (dice(fine) / fine < busy / busiest) {
      const order = orderAt(at, orders.length, dice);
      orders.push(fleet === 'mixed' ? { ...order, grams: gramsOf(order, dice) } : order);
    }
  }
}

function orderAt(since: number, number: number, dice: Dice): WaitingOrder {
  const market = marketAt(dice(fine) / fine);
  const items = itemsOf(dice);
  const stallKinds = kinds.filter((_, kind) => dice(kinds.length) < Math.min(5, items / 2 + 1) - kind / 4);
  return {
    id: `order-${number + 1}`,
    market: market.id,
    door: { x: market.place.x + spread(dice), y: market.place.y + spread(dice) },
    since,
    dueBy: since + promiseMinutes,
    goods: { state: 'to-shop', items, stallKinds: stallKinds.length === 0 ? ['vegetables'] : stallKinds },
    floatNeeded: items * 1_500_00,
    cashAtDoor: dice(3) === 0 ? items * 1_500_00 : 0,
    notBy: [],
  };
}

/** About a pound a thing, and with one order of twenty a bag of rice. */
function gramsOf({ goods }: WaitingOrder, dice: Dice): number {
  const items = goods.state === 'to-shop' ? goods.items : 0;
  return items * 500 + (dice(20) === 0 ? 50_000 : 0);
}

/** Mostly four to eight, rarely more than twelve. */
const itemsOf = (dice: Dice): number => 1 + dice(4) + dice(4) + dice(5);

/** Most doors are within a kilometre and a half of the market, few beyond two and a half. */
const spread = (dice: Dice): number => dice(1700) + dice(1700) - 1700;
