import type { AdminListsCopy } from '#contract/copy/admin/lists/en.ts';

/** Waiting time in its largest unit. */
export function waitedText(seconds: number, { waited }: Pick<AdminListsCopy, 'waited'>): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return waited.justNow;
  return minutes < 120 ? waited.minutes(minutes) : waited.hours(Math.floor(minutes / 60));
}
