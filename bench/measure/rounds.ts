/** Summary of several rounds: the median, and the spread. */
export interface Measured {
  median: number;
  lowest: number;
  highest: number;
  rounds: number[];
}

export function measured(rounds: readonly number[]): Measured {
  const sorted = rounds.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)];
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (median === undefined || lowest === undefined || highest === undefined) {
    throw new Error('nothing was measured');
  }
  return { median, lowest, highest, rounds: [...rounds] };
}

/** One line of a report: the median, and the spread behind it. */
export function lineOf(name: string, { median, lowest, highest }: Measured, digits = 0): string {
  const say = (value: number) => value.toFixed(digits);
  return `${name.padEnd(28)} ${say(median).padStart(7)}   (${say(lowest)} – ${say(highest)})`;
}
