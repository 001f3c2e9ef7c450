import type { Memory } from './state.ts';

/** All that the engine answers. Every waiting order is in exactly one of `runs`, `held` and `unserved`. */
export interface Instructions {
  runs: readonly Run[];
  held: readonly HeldOrder[];
  unserved: readonly UnservedOrder[];
  /** For every waiting order that somebody is meant to take. */
  etas: readonly OrderEta[];
  memory: Memory;
}

/** To be offered now: one agent, one market and the errands that go along, and the orders in the sequence of their doors. */
export interface Run {
  agent: string;
  market: string;
  orders: readonly string[];
  /** A shopper's run ends with the bags at the market; everybody else's at the last door. */
  task: 'shop' | 'deliver' | 'shop-and-deliver';
  /** Start of the run: now. */
  from: number;
  /** Time at which the bags are in hand, or packed for a rider. */
  pickedUpAt: number;
  /** Time at which the agent is free again. */
  doneAt: number;
}

export interface HeldOrder {
  order: string;
  /** Ask again then at the latest, sooner when anything happens. */
  until: number;
  why: 'an-agent-comes-free' | 'not-ready-yet';
  /** Agent in the current plan; not promised. */
  agent: string;
}

export interface UnservedOrder {
  order: string;
  /**
   * No agent at all; none who may; nobody before the end of their shift; or so many orders before it that no plan
   * reaches as far ahead.
   */
  why: 'nobody-on-duty' | 'nobody-may' | 'nobody-in-time' | 'everybody-busy';
}

/** Expected time at the door: rarely before `earliest`, rarely after `latest`. */
export interface OrderEta {
  order: string;
  earliest: number;
  likely: number;
  latest: number;
}
