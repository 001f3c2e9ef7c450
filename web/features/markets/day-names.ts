import { lagosInstant } from '#contract/time.ts';
import { longDayOf, monthOf, shortDayOf } from '#web/lib/format/dates.ts';

/** `March 2026`, of a month written as `2026-03`. */
export function monthName(written: string): string {
  return monthOf(lagosInstant(`${written}-01`, '12:00'));
}

/** `Friday, 20 March`, of a day written as `2026-03-20`. */
export function longDay(date: string): string {
  return longDayOf(lagosInstant(date, '12:00'));
}

/** `20 Mar`. */
export function shortDay(date: string): string {
  return shortDayOf(lagosInstant(date, '12:00').toISOString());
}
