import { roadFactor } from '#contract/areas.ts';

/** The pace of an errand: a motorcycle in city traffic, and stalls where people haggle. */
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
  /** The usual wait before it can go on: at stalls, or for who hands a parcel over. */
  queueMinutes: number;
  /** From its market to its door, as a bird flies. */
  wayKm: number;
  /** Known weight. */
  grams: number;
}

/** An agent at work at a market. */
export interface AgentAhead {
  works: 'both' | 'shopper' | 'rider';
  /** Minutes until they can begin at the market. */
  freeIn: number;
  carriesGrams: number;
  metresPerMinute: number;
}

/** The agents who could bring it, and the orders before it. */
export interface Hands {
  agents: readonly AgentAhead[];
  /** Orders of that market that nobody has yet, the first to be served first. */
  ahead: readonly Errand[];
}

/** A phone that is silent for longer is at work nowhere. */
export const lastSeenWithinSeconds = 5 * 60;

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

/** However long the queue, no more is shown. */
const aDayMinutes = 24 * 60;

/** The one range: around a likely time so many minutes ahead. */
export function arrivalAround(likelyIn: number): MinuteRange {
  const late = Math.max(leastLate, likelyIn * lateShare);
  return { earliest: likelyIn - late * earlyShare, latest: likelyIn + late };
}

/** In how many minutes an order of now is likely at its door; nothing where nobody at its market carries it. */
export function likelyArrival(errand: Errand, { agents, ahead }: Hands): number | null {
  const free = agents.map((agent) => ({ ...agent }));
  for (const other of ahead) take(free, other);
  return take(free, errand);
}

/** Gives the errand to those who are at its door first, and says when that is. */
function take(agents: readonly AgentAhead[], errand: Errand): number | null {
  const [first] = [...alone(agents, errand), ...together(agents, errand)].toSorted(
    (a, b) => a.doneIn - b.doneIn,
  );
  if (first === undefined) return null;
  const { shopper, carrier, packedIn, doneIn } = first;
  shopper.freeIn = packedIn;
  // They are back at the market after the door.
  const back = wayMinutes(errand.wayKm, carrier.metresPerMinute);
  carrier.freeIn = doneIn + errandPace.doorMinutes / 2 + back;
  return doneIn;
}

interface Course {
  shopper: AgentAhead;
  carrier: AgentAhead;
  packedIn: number;
  doneIn: number;
}

/** An agent does both, from the stalls to the door. */
function alone(agents: readonly AgentAhead[], errand: Errand): Course[] {
  const able = agents.filter(({ works, carriesGrams }) => works === 'both' && carriesGrams >= errand.grams);
  return able.map((agent) => courseOf(agent, agent, errand));
}

/** The first free shopper, with each who carries on. */
function together(agents: readonly AgentAhead[], errand: Errand): Course[] {
  const [shopper] = agents.filter(({ works }) => works === 'shopper').toSorted((a, b) => a.freeIn - b.freeIn);
  if (shopper === undefined) return [];
  const carriers = agents.filter(
    ({ works, carriesGrams }) => works !== 'shopper' && carriesGrams >= errand.grams,
  );
  return carriers.map((carrier) => courseOf(shopper, carrier, errand));
}

function courseOf(shopper: AgentAhead, carrier: AgentAhead, { items, queueMinutes, wayKm }: Errand): Course {
  const { stallMinutes, doorMinutes, itemMinutes, stallKindMinutes } = errandPace;
  const shopping = queueMinutes + items * itemMinutes + stallKindsOf(items) * stallKindMinutes;
  const packedIn = shopper.freeIn + stallMinutes / 2 + shopping;
  const leavesIn = Math.max(packedIn, carrier.freeIn) + stallMinutes / 2;
  const doneIn = leavesIn + wayMinutes(wayKm, carrier.metresPerMinute) + doorMinutes / 2;
  return { shopper, carrier, packedIn, doneIn };
}

/** A list of so many things usually leads to so many kinds of stall. */
function stallKindsOf(items: number): number {
  return Math.min(4, Math.ceil(items / 2));
}

export function wayMinutes(km: number, metresPerMinute: number): number {
  return (km * 1000 * roadFactor) / metresPerMinute;
}

/**
 * The range that is shown before an order is placed, and promised with it: minutes from when its clock starts. Where it
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
