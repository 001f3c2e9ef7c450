import type { Place } from '#server/features/dispatch/engine/model/place.ts';
import { travel, type Instance, type InstanceCourier } from './instance.ts';
import type { Assign, Dispatcher, Minute, Opening } from './minute.ts';

/** A day’s actions, in the form of the three solution files. */
export interface Played {
  assignments: Assignment[];
  moves: Move[];
  deliveries: Delivery[];
}

export interface Assignment extends Assign {
  at: number;
  pickedUpAt: number;
}

export interface Move {
  courier: string;
  departure: number;
  from: string;
  to: string;
}

export interface Delivery {
  order: string;
  courier: string;
  pickedUpAt: number;
  deliveredAt: number;
}

interface OnDuty extends InstanceCourier {
  idleFrom: number;
  /** The order at whose door the courier stands; `0` at the on-location. */
  at: string;
}

export const openingOf = ({ metersPerMinute, pickup, dropoff, restaurants }: Instance): Opening => ({
  metersPerMinute,
  pickup,
  dropoff,
  restaurants: [...restaurants].map(([id, { x, y }]) => ({ id, x, y })),
});

/** Plays a day minute by minute: the dispatcher receives what is known then, and what it answers is done by the rules. */
export function playDay(instance: Instance, dispatcher: Dispatcher): Played {
  const played: Played = { assignments: [], moves: [], deliveries: [] };
  const couriers = new Map<string, OnDuty>();
  const last = Math.max(...[...instance.couriers.values()].map(({ off }) => off));
  const first = Math.min(
    ...[...instance.orders.values()].map(({ placed }) => placed),
    ...[...instance.couriers.values()].map(({ on }) => on),
  );
  for (let t = first; t <= last; t += 1) {
    const minute = minuteOf(instance, couriers, t);
    for (const assign of dispatcher(minute).assign) carryOut(instance, couriers, played, t, assign);
  }
  return played;
}

function minuteOf(instance: Instance, couriers: Map<string, OnDuty>, t: number): Minute {
  const starting = [...instance.couriers.values()].filter(({ on }) => on === t);
  for (const courier of starting) couriers.set(courier.id, { ...courier, idleFrom: t, at: '0' });
  const idle = [...couriers.values()].filter(({ idleFrom, off }) => idleFrom <= t && t <= off);
  return {
    t,
    orders: [...instance.orders.values()].filter(({ placed }) => placed === t),
    couriers: starting,
    idle: idle.map(({ id, x, y }) => ({ id, x, y })),
  };
}

function carryOut(
  instance: Instance,
  couriers: Map<string, OnDuty>,
  played: Played,
  at: number,
  assign: Assign,
): void {
  const courier = couriers.get(assign.courier);
  const orders = assign.orders.flatMap((id) => instance.orders.get(id) ?? []);
  const restaurant = instance.restaurants.get(orders[0]?.restaurant ?? '');
  if (courier === undefined || restaurant === undefined || courier.idleFrom > at) {
    throw new Error(`minute ${at}: courier ${assign.courier} takes no commands`);
  }
  const arrival = at + travel(instance, courier, restaurant);
  const pickedUpAt = Math.max(arrival + instance.pickup / 2, ...orders.map(({ ready }) => ready));
  played.assignments.push({ ...assign, at, pickedUpAt });
  move(played, courier, at, orders[0]?.restaurant ?? '');
  let time = pickedUpAt + instance.pickup / 2;
  let place: Place = restaurant;
  for (const order of orders) {
    move(played, courier, time, order.id);
    const deliveredAt = time + travel(instance, place, order) + instance.dropoff / 2;
    played.deliveries.push({ order: order.id, courier: courier.id, pickedUpAt, deliveredAt });
    time = deliveredAt + instance.dropoff / 2;
    place = order;
  }
  Object.assign(courier, { x: place.x, y: place.y, idleFrom: time });
}

function move(played: Played, courier: OnDuty, departure: number, to: string): void {
  played.moves.push({ courier: courier.id, departure, from: courier.at, to });
  courier.at = to;
}
