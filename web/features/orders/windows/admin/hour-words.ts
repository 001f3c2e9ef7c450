import { shortClock } from '#contract/copy/clock-words.ts';

/** `8 am`, of a whole hour. */
export function hourWords(hour: number): string {
  return shortClock(`${hour}:00`);
}
