import { etaAround } from './model/eta.ts';
import type { OrderEta } from './instructions.ts';
import type { Place } from './model/place.ts';
import { shoppingMinutes } from './model/shopping-time.ts';
import type { Agent, Market, World } from './state.ts';
import { travelMinutes } from './model/travel.ts';

/** Work left at a market, or at the stop of an errand. */
export interface StopLeft {
  market: Market;
  itemsLeft: number;
  stallKindsLeft: number;
  /** Time at which bags packed by another agent are ready. */
  readyAt: number;
  /** True once the agent is there, past the queue. */
  isThere: boolean;
  /** Minutes that the wait there may last beyond `readyAt`, as its customer agreed. */
  mayWaitMinutes?: number;
}

/** Rest of a run that an agent has accepted. */
export interface RunUnderWay {
  role: Agent['role'];
  /** Position now, or when last received. */
  place: Place;
  /** Work left at markets and stops, in sequence; none once the agent has left the last. */
  stops: readonly StopLeft[];
  /** The doors still to come, in sequence. */
  doors: readonly { order: string; door: Place }[];
}

export interface RunToCome {
  etas: OrderEta[];
  pickedUpAt: number;
  /** Values for the agent’s `freeFrom` and `place` meanwhile. */
  freeFrom: number;
  place: Place;
}

/** Expected times and places of an agent under way, by the same model that planned the run. */
export function followRun(now: number, world: World, run: RunUnderWay): RunToCome {
  let [time, place, pickedUpAt] = [now, run.place, now];
  for (const stop of run.stops) {
    pickedUpAt = pickupAt(time, world, place, stop);
    time = pickedUpAt + world.stallMinutes / 2;
    place = stop.market.place;
  }
  const mayWait = run.stops.reduce((sum, { mayWaitMinutes = 0 }) => sum + mayWaitMinutes, 0);
  const packed = { time, place };
  const etas = run.doors.map(({ order, door }) => {
    if (run.role === 'shopper') ({ time, place } = packed);
    const handedOver = time + travelMinutes(world, place, door) + world.doorMinutes / 2;
    time = handedOver + world.doorMinutes / 2;
    place = door;
    const eta = etaAround(order, now, handedOver);
    return { ...eta, latest: eta.latest + mayWait };
  });
  if (run.role === 'shopper') ({ time, place } = packed);
  return { etas, pickedUpAt, freeFrom: time, place };
}

function pickupAt(
  time: number,
  world: World,
  place: Place,
  { market, itemsLeft, stallKindsLeft, readyAt, isThere }: StopLeft,
): number {
  const way = isThere ? 0 : travelMinutes(world, place, market.place) + world.stallMinutes / 2;
  const queue = isThere || itemsLeft === 0 ? 0 : market.queueMinutes;
  const shopping = shoppingMinutes(world.shopping, queue, itemsLeft, stallKindsLeft);
  return Math.max(readyAt, time + way + shopping);
}
