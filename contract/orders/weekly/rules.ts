import { dayAfter, lagosClock, lagosDayEnd, lagosInstant, weekdayOf, type Weekday } from '#contract/time.ts';
import type { WeeklyTrouble } from './schema.ts';

/** Weekly lists of one account. */
export const mostWeeklyLists = 5;
/** Drafts in a row that nobody ordered from, after which a weekly list rests. */
export const mostIgnored = 3;

/** A draft is made on the evening before its day, ahead of everybody's quiet hours. */
const madeAt = '18:00';
/** Made later than this, after a fault, it would come too late to be ordered. */
const tooLateAt = '12:00';

/** The first such weekday whose evening is still to come: a list that is set notifies nobody at once. */
export function firstDayOf(weekday: Weekday, now: Date): string {
  const first = dayAfter(lastDueDay(now), 1);
  const ahead = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(first, days));
  return ahead.find((day) => weekdayOf(day) === weekday) ?? first;
}

/** The last day for which a draft is to be there by now. */
export function lastDueDay(now: Date): string {
  const today = lagosClock(now).date;
  const tomorrow = dayAfter(today, 1);
  return now >= lagosInstant(today, madeAt) ? tomorrow : today;
}

/** True where the day is so far gone that its draft helps nobody. */
export function isTooLate(day: string, now: Date): boolean {
  return now >= lagosInstant(day, tooLateAt);
}

/** The end of a draft's life. */
export function draftEnd(day: string): Date {
  return lagosDayEnd(day);
}

/** Reasons that lie with the market and with this week alone: nobody ignored a draft that could not be ordered. */
const ofThisWeek: ReadonlySet<WeeklyTrouble> = new Set(['market-closed', 'window-over', 'window-full']);

export function countsAsIgnored(trouble: WeeklyTrouble | null): boolean {
  return trouble === null || !ofThisWeek.has(trouble);
}
