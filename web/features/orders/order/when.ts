import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { TrackedOrder } from '#contract/orders/schema.ts';
import { lagosClock } from '#contract/time.ts';
import { longDayOf, timeOf } from '#web/lib/format/dates.ts';

type Words = Pick<TrackingCopy, 'today' | 'tomorrow' | 'at' | 'eta'>;

const aDayMs = 24 * 60 * 60 * 1000;

/** Day relative to now: today, tomorrow, or its name. */
export function dayWords(instant: string, now: Date, copy: Words): string {
  const { date } = lagosClock(new Date(instant));
  if (date === lagosClock(now).date) return copy.today;
  if (date === lagosClock(new Date(now.getTime() + aDayMs)).date) return copy.tomorrow;
  return longDayOf(new Date(instant));
}

/** `tomorrow at 6:00 am`. */
export function dayAndTime(instant: string, now: Date, copy: Words): string {
  return copy.at(dayWords(instant, now, copy), timeOf(instant));
}

/** Arrival range, with its day where that is not today. */
export function etaWords({ from, to }: NonNullable<TrackedOrder['eta']>, now: Date, copy: Words): string {
  const range =
    new Date(from) <= now ? copy.eta.upTo(timeOf(to)) : copy.eta.between(timeOf(from), timeOf(to));
  const day = dayWords(to, now, copy);
  return day === copy.today ? range : copy.eta.onDay(day, range);
}
