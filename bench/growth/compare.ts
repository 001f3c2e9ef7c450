import { measured, type Measured } from '../measure/rounds.ts';
import type { Waits } from './timed-ask.ts';

/** One call in the small dataset and in the large one: the 95th of a hundred waits, round by round. */
export interface Grown {
  call: string;
  small: Measured;
  large: Measured;
  ratio: Measured;
}

export interface Round {
  small: Waits;
  large: Waits;
}

const share = 0.95;

/** A round that asked less often than there were turns says nothing. */
export function compareRounds(rounds: readonly Round[], turns: number): Grown[] {
  const calls = [...(rounds[0]?.small.keys() ?? [])];
  return calls
    .map((call): Grown => {
      const small = rounds.map((round) => p95(call, round.small, turns));
      const large = rounds.map((round) => p95(call, round.large, turns));
      const ratios = small.map((ms, round) => (large[round] ?? Number.NaN) / ms);
      return { call, small: measured(small), large: measured(large), ratio: measured(ratios) };
    })
    .toSorted((one, other) => other.ratio.median - one.ratio.median);
}

function p95(call: string, waits: Waits, leastWaits: number): number {
  const sorted = (waits.get(call) ?? []).toSorted((one, other) => one - other);
  if (sorted.length < leastWaits) throw new Error(`${call} was asked ${sorted.length} times in a round`);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
