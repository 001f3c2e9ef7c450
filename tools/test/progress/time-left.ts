import type { Durations } from './durations.ts';

interface UnderWay {
  name: string;
  goneMs: number;
  /** The part of its files that are done, where it counts files. */
  share: number | undefined;
}

/** Milliseconds that are left, by the last whole run, else by the files that are done; nothing where neither tells. */
export function timeLeft(
  { name, goneMs, share }: UnderWay,
  coming: readonly string[],
  durations: Durations,
): number | undefined {
  const last = durations[name];
  const ofStep = last === undefined ? leftByShare(goneMs, share) : Math.max(0, last - goneMs);
  if (ofStep === undefined) return undefined;
  const ofComing = coming.map((step) => durations[step]);
  if (ofComing.some((ms) => ms === undefined)) return undefined;
  return ofComing.reduce<number>((all, ms = 0) => all + ms, ofStep);
}

function leftByShare(goneMs: number, share: number | undefined): number | undefined {
  return share === undefined || share === 0 ? undefined : (goneMs * (1 - share)) / share;
}
