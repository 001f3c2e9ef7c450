import type { Place } from '#server/features/dispatch/engine/model/place.ts';
import { travel, type Instance, type InstanceCourier, type InstanceOrder } from './instance.ts';

/** A row of the assignments' file. */
export interface AssignmentRow {
  at: number;
  pickedUpAt: number;
  courier: string;
  orders: readonly string[];
}

/** Expected content of the other two files, from the assignments, and the rules that these break. */
export interface Replayed {
  violations: string[];
  deliveredAt: Map<string, number>;
  orderRows: Map<string, string>;
  moves: Map<string, string[]>;
}

interface Whereabouts {
  place: Place;
  name: string;
  idleFrom: number;
}

export function replay(instance: Instance, rows: readonly AssignmentRow[]): Replayed {
  const replayed: Replayed = {
    violations: [],
    deliveredAt: new Map(),
    orderRows: new Map(),
    moves: new Map(),
  };
  for (const [courier, its] of Map.groupBy(rows, (row) => row.courier)) {
    const duty = instance.couriers.get(courier);
    if (duty === undefined) {
      replayed.violations.push(`there is no courier ${courier}`);
      continue;
    }
    let here: Whereabouts = { place: duty, name: '0', idleFrom: duty.on };
    for (const row of its.toSorted((one, other) => one.at - other.at)) {
      here = replayRun(instance, duty, here, row, replayed);
    }
  }
  return replayed;
}

function replayRun(
  instance: Instance,
  duty: InstanceCourier,
  here: Whereabouts,
  row: AssignmentRow,
  replayed: Replayed,
): Whereabouts {
  const reportError = (what: string) =>
    replayed.violations.push(`courier ${row.courier} at ${row.at}: ${what}`);
  const orders = known(instance, row, reportError);
  const name = orders[0]?.restaurant ?? '';
  const restaurant = instance.restaurants.get(name);
  if (restaurant === undefined) {
    reportError('an assignment without a restaurant');
    return here;
  }
  obeyTheAssignment(row, orders, here, reportError);
  const arrival = row.at + travel(instance, here.place, restaurant);
  const pickedUpAt = Math.max(arrival + instance.pickup / 2, ...orders.map(({ ready }) => ready));
  if (row.pickedUpAt !== pickedUpAt) reportError(`pickup at ${row.pickedUpAt}, by the rules ${pickedUpAt}`);
  if (pickedUpAt > duty.off) reportError(`pickup at ${pickedUpAt}, off duty since ${duty.off}`);
  return ride(instance, row, orders, { restaurant, name, pickedUpAt }, here, replayed, reportError);
}

function known(instance: Instance, row: AssignmentRow, reportError: (what: string) => void): InstanceOrder[] {
  return row.orders.flatMap((id) => {
    const order = instance.orders.get(id);
    if (order === undefined) reportError(`there is no order ${id}`);
    return order ?? [];
  });
}

function obeyTheAssignment(
  { at }: AssignmentRow,
  orders: readonly InstanceOrder[],
  { idleFrom }: Whereabouts,
  reportError: (what: string) => void,
): void {
  if (!Number.isInteger(at)) reportError('not a whole minute');
  if (at < idleFrom) reportError(`commanded while not idle, which comes at ${idleFrom}`);
  if (new Set(orders.map(({ restaurant }) => restaurant)).size > 1)
    reportError('orders of several restaurants');
  for (const { id, placed } of orders)
    if (placed > at) reportError(`order ${id} is placed at ${placed} only`);
}

interface PickedUp {
  restaurant: Place;
  name: string;
  pickedUpAt: number;
}

function ride(
  instance: Instance,
  { at, courier }: AssignmentRow,
  orders: readonly InstanceOrder[],
  { restaurant, name, pickedUpAt }: PickedUp,
  here: Whereabouts,
  replayed: Replayed,
  reportError: (what: string) => void,
): Whereabouts {
  const moves = replayed.moves.get(courier) ?? [];
  replayed.moves.set(courier, moves);
  moves.push(`${at} ${here.name} ${name}`);
  let now: Whereabouts = { place: restaurant, name, idleFrom: pickedUpAt + instance.pickup / 2 };
  for (const order of orders) {
    moves.push(`${now.idleFrom} ${now.name} ${order.id}`);
    const droppedOff = now.idleFrom + travel(instance, now.place, order) + instance.dropoff / 2;
    if (replayed.deliveredAt.has(order.id)) reportError(`order ${order.id} is carried a second time`);
    replayed.deliveredAt.set(order.id, droppedOff);
    const { id, placed, ready } = order;
    replayed.orderRows.set(id, [id, placed, ready, pickedUpAt, droppedOff, courier].join(' '));
    now = { place: order, name: id, idleFrom: droppedOff + instance.dropoff / 2 };
  }
  return now;
}
