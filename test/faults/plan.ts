import type { Chance } from '#test/lives/chance.ts';

/** A fault to the product, and the quiet time before it. */
export type Fault = { afterMs: number } & (
  | { what: 'kill' }
  /** Again, before it has come back. */
  | { what: 'kill-as-it-starts'; ms: number }
  | { what: 'kill-database' }
  | { what: 'stop-database'; ms: number }
  /** The product is killed while its database stands still. */
  | { what: 'kill-beside-stopped-database'; ms: number }
  | { what: 'fill-disk'; ms: number }
  | { what: 'kill-on-full-disk'; ms: number }
);

/** Number of faults: the whole plan, or each kind once. */
export interface Measure {
  kills: number;
  databaseKills: number;
  stopMs: number;
  fullMs: number;
}

const longestPeaceMs = 4000;

/** Draws when what happens, in which order; the same seed draws the same. */
export function drawPlan(chance: Chance, { kills, databaseKills, stopMs, fullMs }: Measure): Fault[] {
  const others: Fault[] = [
    ...Array.from({ length: databaseKills }, (): Fault => ({ what: 'kill-database', afterMs: 1500 })),
    { what: 'stop-database', ms: stopMs, afterMs: 1500 },
    { what: 'fill-disk', ms: fullMs, afterMs: 2500 },
    { what: 'kill-beside-stopped-database', ms: stopMs / 3, afterMs: 1500 },
    { what: 'kill-on-full-disk', ms: fullMs, afterMs: 2500 },
  ];
  // Two of the kinds kill as well.
  const plain = Array.from({ length: kills - 2 }, (): Fault => {
    const afterMs = 200 + chance.upTo(longestPeaceMs);
    return chance.happens(10)
      ? { what: 'kill-as-it-starts', ms: 200 + chance.upTo(2000), afterMs }
      : { what: 'kill', afterMs };
  });
  return inAnyOrder(chance, [...plain, ...others]);
}

function inAnyOrder<Thing>(chance: Chance, things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, place: chance.upTo(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}
