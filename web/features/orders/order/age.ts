import type { TrackingCopy } from '#contract/copy/tracking/en.ts';

type Copy = TrackingCopy['freshness'];

/** Age as text; null while it is too short to mention. */
export function ageText(sinceMs: number, now: Date, copy: Copy): string | null {
  const minutes = Math.floor((now.getTime() - sinceMs) / 60_000);
  if (minutes < 2) return null;
  if (minutes < 60) return copy.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? copy.hours(hours) : copy.days(Math.floor(hours / 24));
}
