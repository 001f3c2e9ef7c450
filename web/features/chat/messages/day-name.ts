import { lagosClock } from '#contract/time.ts';
import { longDayOf } from '#web/lib/format/dates.ts';

const aDayMs = 24 * 60 * 60 * 1000;

/** Day in Lagos relative to now: today, yesterday, or its name. */
export function dayName(at: string, now: Date, copy: { today: string; yesterday: string }): string {
  const { date } = lagosClock(new Date(at));
  if (date === lagosClock(now).date) return copy.today;
  if (date === lagosClock(new Date(now.getTime() - aDayMs)).date) return copy.yesterday;
  return longDayOf(new Date(at));
}
