/** Chance that repeats itself: the same seed gives the same throws. */
export type Dice = (sides: number) => number;

/** A throw is a whole number from 0 up to, but without, the number of sides. */
export function diceFrom(seed: number): Dice {
  let state = (Math.floor(seed) ^ 0x9e3779b9) >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}
