import { atDoorKm, inAreaKm } from '#contract/orders/delivery/door.ts';
import { kilometresBetween, pinOf, doorOf, type Place } from '#contract/areas.ts';
import type { RunStep } from '../run/agent-step.ts';
import { readTrailSince } from './store-trail.ts';
import { readSilence } from '../run/store-phone-silence.ts';

/** Time of a step, as far as the server can know it. */
export interface StepTime {
  at: Date;
  /** By the phone's clock, which its silence covers; else as it was received. */
  isReplayed: boolean;
  /** By the database's clock. */
  now: Date;
}

export async function stepTimeOf({ transaction, agentId, phoneAt }: RunStep): Promise<StepTime> {
  const { now, isCovered } = await readSilence(transaction, agentId, phoneAt);
  if (phoneAt === null || !isCovered) return { at: now, isReplayed: false, now };
  return { at: phoneAt < now ? phoneAt : now, isReplayed: true, now };
}

/** The moment its carrier set off: nobody hands over, or waits at a door, before that. */
export function onTheWaySince({ order: { onTheWaySince: since, setOffAt } }: RunStep): Date | null {
  return since ?? setOffAt;
}

const beforeArrivingMs = 2 * 60_000;

/** Tells whether this agent's phone was near the door since then, or in the neighbourhood of an address without a pin. */
export async function wasSeenAtDoor(step: RunStep, since: Date): Promise<boolean> {
  const { order } = step;
  const mostKm = pinOf(order) === null ? inAreaKm : atDoorKm;
  return (await seenNearAt(step, beforeArriving(since), doorOf(order), mostKm)) !== undefined;
}

/** The same of an errand's stop. */
export async function wasSeenAtStop(step: RunStep, since: Date): Promise<boolean> {
  return (await seenAtStopAt(step, since)) !== undefined;
}

/** The first moment since then when this agent's phone was near the stop. */
export async function seenAtStopAt(step: RunStep, since: Date): Promise<Date | undefined> {
  const { marketLatitude: latitude, marketLongitude: longitude, stopIsPinned } = step.order;
  const mostKm = stopIsPinned ? atDoorKm : inAreaKm;
  const at = await seenNearAt(step, beforeArriving(since), { latitude, longitude }, mostKm);
  return at && at < since ? since : at;
}

function beforeArriving(since: Date): Date {
  return new Date(since.getTime() - beforeArrivingMs);
}

async function seenNearAt(
  { transaction, agentId }: RunStep,
  from: Date,
  point: Place,
  mostKm: number,
): Promise<Date | undefined> {
  const places = await readTrailSince(transaction, { agentId, from, mostMetresOff: mostKm * 1000 });
  return places.find((place) => kilometresBetween(place, point) <= mostKm)?.at;
}
