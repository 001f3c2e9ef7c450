/** Speeds of a voice note, the slowest first. */
export const speeds = [0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof speeds)[number];

/** The next speed in that direction, or the same at the end. */
export function nextSpeed(speed: Speed, by: 1 | -1): Speed {
  return speeds[speeds.indexOf(speed) + by] ?? speed;
}

/** Minutes and seconds. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
