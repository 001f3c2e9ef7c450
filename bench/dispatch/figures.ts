import { travel, type Instance } from './instance.ts';

export interface Figures {
  name: string;
  orders: number;
  delivered: number;
  meanClickToDoor: number;
  ninetiethClickToDoor: number;
  overNinety: number;
  /** Late orders that no plan could have saved. */
  unavoidable: number;
  meanBound: number;
  ratio: number;
  /** On one core, so that a busy machine says the same as an idle one. */
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
    unavoidable: [...instance.orders.keys()].filter((order) => isUnavoidable(instance, order)).length,
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

/** Too long even alone and at once, or ready after every shift. */
function isUnavoidable(instance: Instance, id: string): boolean {
  const ready = instance.orders.get(id)?.ready ?? 0;
  return boundOf(instance, id) > bearable || [...instance.couriers.values()].every(({ off }) => off < ready);
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
