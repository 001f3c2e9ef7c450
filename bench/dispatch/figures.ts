import { travel, type Instance } from './instance.ts';

/** What a day came to. */
export interface Figures {
  name: string;
  orders: number;
  delivered: number;
  meanClickToDoor: number;
  ninetiethClickToDoor: number;
  overNinety: number;
  meanBound: number;
  ratio: number;
  seconds: number;
}

// Not at the door at all counts as three hours.
const undelivered = 180;
const bearable = 90;

export function figuresOf(
  name: string,
  instance: Instance,
  deliveredAt: ReadonlyMap<string, number>,
  seconds: number,
): Figures {
  const clickToDoor = [...instance.orders.values()]
    .map(({ id, placed }) => (deliveredAt.get(id) ?? placed + undelivered) - placed)
    .toSorted((one, other) => one - other);
  const meanClickToDoor = mean(clickToDoor);
  const meanBound = mean([...instance.orders.keys()].map((order) => boundOf(instance, order)));
  return {
    name,
    orders: instance.orders.size,
    delivered: deliveredAt.size,
    meanClickToDoor,
    ninetiethClickToDoor: clickToDoor[Math.ceil(clickToDoor.length * 0.9) - 1] ?? 0,
    overNinety: clickToDoor.filter((minutes) => minutes > bearable).length,
    meanBound,
    ratio: meanClickToDoor / meanBound,
    seconds,
  };
}

/** Collected the minute it is ready by a courier who is already there, and carried alone. */
export function boundOf(instance: Instance, id: string): number {
  const order = instance.orders.get(id);
  const restaurant = instance.restaurants.get(order?.restaurant ?? '');
  if (order === undefined || restaurant === undefined)
    throw new Error(`no order ${id}, or not its restaurant`);
  const way = travel(instance, restaurant, order);
  return order.ready - order.placed + instance.pickup / 2 + way + instance.dropoff / 2;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
