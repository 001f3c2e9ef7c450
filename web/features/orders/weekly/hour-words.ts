import { shortClock } from '#contract/copy/clock-words.ts';

/** `4 pm – 5 pm`, of the hour of a delivery window. */
export function hourWords(hour: number): string {
  return `${shortClock(`${hour}:00`)} – ${shortClock(`${(hour + 1) % 24}:00`)}`;
}
