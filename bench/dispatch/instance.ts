import { join } from 'node:path';
import type { Place } from '#server/features/dispatch/engine/model/place.ts';
import { numberAt, readRows, textAt } from './rows.ts';

/** A day of the public Meal Delivery Routing Problem, as its files have it. Whole minutes, metres. */
export interface Instance {
  metersPerMinute: number;
  pickup: number;
  dropoff: number;
  restaurants: ReadonlyMap<string, Place>;
  orders: ReadonlyMap<string, InstanceOrder>;
  couriers: ReadonlyMap<string, InstanceCourier>;
}

export interface InstanceOrder extends Place {
  id: string;
  restaurant: string;
  placed: number;
  ready: number;
}

export interface InstanceCourier extends Place {
  id: string;
  on: number;
  off: number;
}

export function readInstance(folder: string): Instance {
  const rows = (file: string) => readRows(join(folder, file));
  const [parameters] = rows('instance_parameters.txt');
  return {
    metersPerMinute: numberAt(parameters, 0),
    pickup: numberAt(parameters, 1),
    dropoff: numberAt(parameters, 2),
    restaurants: byId(rows('restaurants.txt').map((row) => ({ id: textAt(row, 0), ...placeAt(row, 1) }))),
    orders: byId(
      rows('orders.txt').map((row) => ({
        id: textAt(row, 0),
        ...placeAt(row, 1),
        placed: numberAt(row, 3),
        restaurant: textAt(row, 4),
        ready: numberAt(row, 5),
      })),
    ),
    couriers: byId(
      rows('couriers.txt').map((row) => ({
        id: textAt(row, 0),
        ...placeAt(row, 1),
        on: numberAt(row, 3),
        off: numberAt(row, 4),
      })),
    ),
  };
}

const placeAt = (row: readonly string[], field: number): Place => ({
  x: numberAt(row, field),
  y: numberAt(row, field + 1),
});

const byId = <Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** The way between two places in whole minutes. */
export function travel({ metersPerMinute }: Pick<Instance, 'metersPerMinute'>, a: Place, b: Place): number {
  return Math.ceil(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) / metersPerMinute);
}
