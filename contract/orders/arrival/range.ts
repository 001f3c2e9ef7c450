import { roadFactor } from '#contract/areas.ts';

/** The pace of an errand: motorcycles in town traffic, and stalls where people haggle. */
export const errandPace = {
  metresPerMinute: 350,
  /** At the market, for coming in and leaving. */
  stallMinutes: 1.5,
  doorMinutes: 2.5,
  itemMinutes: 0.6,
  stallKindMinutes: 1,
  /** Waiting at all stalls of a market together. */
  queueMinutes: 2,
} as const;

/** One order as far as its time hangs on it. */
export interface Errand {
  items: number;
  /** From its market to its door, as a bird flies. */
  wayKm: number;
}

/** The agents who could bring it, and the orders before it. */
export interface Hands {
  /** In how many minutes each agent at work there can begin at the market. */
  freeIn: readonly number[];
  /** Orders of that market that nobody has yet, the first to be served first. */
  ahead: readonly Errand[];
}

/** A phone that is silent for longer is at work nowhere. */
export const heardWithinSeconds = 5 * 60;

export interface MinuteRange {
  earliest: number;
  latest: number;
}

// The spread to the late side, as a share of the likely time ahead, and to the early side, as a share of that: fitted
// to simulated days, in docs/performance/dispatch.md.
const lateShare = 0.55;
const leastLate = 4;
const earlyShare = 1 / 3;

/** The place of the likely time in a range. */
export const likelyPart = earlyShare / (earlyShare + 1);

/** The step of a promise: nobody keeps 23 to 41 minutes in mind. */
export const stepMinutes = 5;

/** Past this after the front page's time an order is late, whatever else its range says. */
const pastFrontPageMinutes = 15;

/** However long the queue, no more is said. */
const aDayMinutes = 24 * 60;

/** The one range: around a likely time so many minutes ahead. */
export function arrivalAround(likelyIn: number): MinuteRange {
  const late = Math.max(leastLate, likelyIn * lateShare);
  return { earliest: likelyIn - late * earlyShare, latest: likelyIn + late };
}

/** In how many minutes an order of now is likely at its door; nothing where nobody works at its market. */
export function likelyArrival(errand: Errand, { freeIn, ahead }: Hands): number | null {
  const free = [...freeIn];
  for (const other of ahead) take(free, other);
  const begins = take(free, errand);
  return begins === undefined ? null : begins + errandMinutes(errand);
}

/** Gives the errand to the first free agent, who is back at the market after its door. */
function take(free: number[], errand: Errand): number | undefined {
  if (free.length === 0) return undefined;
  const first = free.indexOf(Math.min(...free));
  const begins = free[first] ?? 0;
  free[first] = begins + errandMinutes(errand) + errandPace.doorMinutes / 2 + wayMinutes(errand.wayKm);
  return begins;
}

/** From coming into the market to the door. */
function errandMinutes({ items, wayKm }: Errand): number {
  const { stallMinutes, doorMinutes, itemMinutes, stallKindMinutes, queueMinutes } = errandPace;
  const shopping = queueMinutes + items * itemMinutes + stallKindsOf(items) * stallKindMinutes;
  return stallMinutes + shopping + wayMinutes(wayKm) + doorMinutes / 2;
}

/** A list of so many things usually leads to so many kinds of stall. */
function stallKindsOf(items: number): number {
  return Math.min(4, Math.ceil(items / 2));
}

export function wayMinutes(km: number): number {
  return (km * 1000 * roadFactor) / errandPace.metresPerMinute;
}

/**
 * The range that is said before an order is placed, and promised with it: minutes from when its clock starts. Where it
 * holds the time of the front page it ends at most a quarter of an hour after that.
 */
export function arrivalPromise(errand: Errand, hands: Hands, frontPageMinutes: number): MinuteRange | null {
  const likely = likelyArrival(errand, hands);
  if (likely === null) return null;
  const { earliest, latest } = arrivalAround(likely);
  const from = Math.min(aDayMinutes, Math.max(stepMinutes, Math.floor(earliest / stepMinutes) * stepMinutes));
  const to = Math.min(aDayMinutes, Math.ceil(latest / stepMinutes) * stepMinutes);
  const end = from <= frontPageMinutes ? Math.min(to, frontPageMinutes + pastFrontPageMinutes) : to;
  return { earliest: from, latest: Math.max(end, from + stepMinutes) };
}
