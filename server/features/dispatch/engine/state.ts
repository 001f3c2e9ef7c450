import type { Place } from './model/place.ts';

/*
 * All that the engine receives: what is known now, and nothing else. Times are minutes since one instant that the
 * caller chose, fractions allowed; money is kobo. Everything is plain data, so that a state can be kept and replayed.
 */

export interface DispatchState {
  now: number;
  world: World;
  markets: readonly Market[];
  /** Confirmed, and neither offered to nor promised by anybody. */
  orders: readonly WaitingOrder[];
  /** On duty. Whoever is looking at an offer is left out until it is answered. */
  agents: readonly Agent[];
  /** `Instructions.memory` of the last call; the engine continues from it. */
  memory?: Memory;
}

/** Constants of the model. */
export interface World {
  metresPerMinute: number;
  /** Ratio of the way to the straight line: 1.4 until better is known. */
  detour: number;
  /** True where travel times are rounded up to whole minutes. */
  wholeMinutes: boolean;
  /** At the market, for coming in, taking over the bags and leaving: half before the pickup and half after it. */
  stallMinutes: number;
  /** At a customer's door: half before the handover and half after it. */
  doorMinutes: number;
  shopping: ShoppingPace;
  /** The most orders that one agent takes from a market at once. */
  largestBundle: number;
  /**
   * Limit on tour positions that are weighed to improve a plan. It replaces a clock, which would make plans
   * unrepeatable.
   */
  effort: number;
}

/** Shopping speed of one agent in a market that they know. */
export interface ShoppingPace {
  /** Choosing, weighing and paying for one item. */
  itemMinutes: number;
  /** Walking to the next kind of stall and haggling there: once for a bundle, however many orders want it. */
  stallKindMinutes: number;
}

export interface Market {
  id: string;
  place: Place;
  /** Waiting time there, over all its stalls together. */
  queueMinutes: number;
  /** The stop of one errand. It shares a bag with orders of other places where all of them stay in time. */
  isStop?: true;
  /** A stop whose errand shares no bag: it ends there, or may wait there longer than the engine reckons with. */
  isAlone?: true;
}

export interface WaitingOrder {
  id: string;
  market: string;
  door: Place;
  /** Start of its clock: placed, confirmed, or the opening that it was scheduled for. */
  since: number;
  /** Delivered after this it is late. */
  dueBy: number;
  goods: Goods;
  /** Float that the buyer needs: the ceiling. */
  floatNeeded: number;
  /** Cash that may be due at the door; 0 when it is paid. */
  cashAtDoor: number;
  /** Known weight; without it the order is as light as one can be. */
  grams?: number;
  /** Agents who may not take it: their own order or phone, or they declined. */
  notBy: readonly string[];
}

export type Goods =
  /** Packed, or being packed by somebody else, and ready at that time. */
  | { state: 'ready'; at: number }
  /** Still to be bought, by whoever takes the order. */
  | { state: 'to-shop'; items: number; stallKinds: readonly string[] };

/** `both` shops and delivers; a `shopper` stays at the market; a `rider` goes between market and doors. */
export type Role = 'both' | 'shopper' | 'rider';

export interface Agent {
  id: string;
  role: Role;
  /** Free from then, at that place: now and here, or after the last door of what they promised (see `followRun`). */
  freeFrom: number;
  place: Place;
  /** No pickup after this; doors may come later. */
  offAt: number;
  freeFloat: number;
  cashRoom: number;
  /**
   * The most that their vehicle carries at once; for a shopper, the most of one order that somebody carries on. Without
   * it anything.
   */
  carriesGrams?: number;
  /** The pace of their vehicle; without it the world's. */
  metresPerMinute?: number;
}

/** The engine's notes to itself, kept by the caller between two calls and never looked into. */
export interface Memory {
  at: number;
  /** The orders that waited. */
  known: readonly string[];
  /** Orders seen at each market, older ones counting less. */
  demand: Readonly<Record<string, number>>;
  tours: readonly Tour[];
}

/** Planned runs of an agent; none is promised. */
export interface Tour {
  agent: string;
  /** One run: orders of one market, and errands that go along, in the sequence of their doors. */
  runs: readonly (readonly string[])[];
}
