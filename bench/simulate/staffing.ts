import { playDay } from './play.ts';
import type { Way } from './life-camp.ts';
import { summaryOf } from './summary.ts';

/** The share in time for each number of agents, by way of working. */
export interface Staffing {
  ordersPerHour: number;
  counts: readonly number[];
  shares: Readonly<Record<Way, readonly number[]>>;
}

// One day may be lucky.
const days = 3;

export function staffingOf(ordersPerHour: number, counts: readonly number[], seed: number): Staffing {
  const sharesOf = (way: Way) =>
    counts.map((agents) => {
      let sum = 0;
      for (let nth = 0; nth < days; nth += 1) {
        sum += summaryOf(
          playDay({ ordersPerHour, agents, seed: seed + nth, way, fleet: 'motorcycles' }),
        ).shareInTime;
      }
      return sum / days;
    });
  return { ordersPerHour, counts, shares: { 'one-agent': sharesOf('one-agent'), relay: sharesOf('relay') } };
}

/** The fewest agents with which so large a share is in time. */
export function agentsFor({ counts, shares }: Staffing, way: Way, share: number): number | undefined {
  return counts.find((_, at) => (shares[way][at] ?? 0) >= share);
}
