import type { Place } from '#server/features/dispatch/engine/model/place.ts';
import type { InstanceCourier, InstanceOrder } from './instance.ts';

/** The line protocol: what a dispatcher receives first, then every minute, and what it answers. */
export interface Opening {
  metersPerMinute: number;
  pickup: number;
  dropoff: number;
  restaurants: readonly (Place & { id: string })[];
}

export interface Minute {
  t: number;
  /** Placed this minute. */
  orders: readonly InstanceOrder[];
  /** Come on duty this minute. */
  couriers: readonly InstanceCourier[];
  /** Idle now, and where. */
  idle: readonly (Place & { id: string })[];
}

export interface Answer {
  assign: Assign[];
}

export interface Assign {
  courier: string;
  /** Orders of one restaurant, in the sequence of their doors. */
  orders: readonly string[];
}

export type Dispatcher = (minute: Minute) => Answer;
