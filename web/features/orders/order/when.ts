import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { TrackedOrder } from '#contract/orders/schema.ts';
import { lagosClock } from '#contract/time.ts';
import { longDayOf, timeOf } from '#web/lib/format/dates.ts';

type Copy = Pick<TrackingCopy, 'today' | 'tomorrow' | 'at' | 'eta'>;

const aDayMs = 24 * 60 * 60 * 1000;

/** Day relative to now: today, tomorrow, or its name. */
export function dayText(instant: string, now: Date, copy: Copy): string {
  const { date } = lagosClock(new Date(instant));
  if (date === lagosClock(now).date) return copy.today;
  if (date === lagosClock(new Date(now.getTime() + aDayMs)).date) return copy.tomorrow;
  return longDayOf(new Date(instant));
}

/** `tomorrow at 6:00 am`. */
export function dayAndTime(instant: string, now: Date, copy: Copy): string {
  return copy.at(dayText(instant, now, copy), timeOf(instant));
}

/** Arrival range, with its day where that is not today. */
export function etaText({ from, to }: NonNullable<TrackedOrder['eta']>, now: Date, copy: Copy): string {
  const range =
    new Date(from) <= now ? copy.eta.upTo(timeOf(to)) : copy.eta.between(timeOf(from), timeOf(to));
  const day = dayText(to, now, copy);
  return day === copy.today ? range : copy.eta.onDay(day, range);
}
