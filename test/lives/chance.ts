/** Luck that can be had again: the same seed draws the same. */
export interface Chance {
  happens(percent: number): boolean;
  /** From 0 to just below. */
  upTo(most: number): number;
  oneOf<Thing>(things: readonly Thing[]): Thing;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(next() * most);
  return {
    upTo,
    happens: (percent) => next() * 100 < percent,
    oneOf: (things) => {
      const thing = things[upTo(things.length)];
      if (thing === undefined) throw new Error('there is nothing to choose from');
      return thing;
    },
  };
}
