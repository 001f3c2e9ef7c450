import type { Memory } from './state.ts';

/** All that the engine answers. A waiting order is in one of `runs` and `held`, or in neither where no agent takes it. */
export interface Instructions {
  runs: readonly Run[];
  held: readonly HeldOrder[];
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

/** Expected time at the door: rarely before `earliest`, rarely after `latest`. */
export interface OrderEta {
  order: string;
  earliest: number;
  likely: number;
  latest: number;
}
