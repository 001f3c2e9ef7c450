import type { Closure } from '#contract/markets/closure.ts';
import { holidaysOf, type Holiday } from '#contract/markets/holidays.ts';
import type { Market } from '#contract/markets/schema.ts';
import { dayAfter, lagosClock, lagosInstant, type Weekday } from '#contract/time.ts';

export interface CalendarDay {
  date: string;
  weekday: Weekday;
  /** Markets that trade that day, of those that are shown. */
  open: Market[];
  /** Markets whose day it is and that are closed. */
  shut: Market[];
  closures: Closure[];
  holidays: Holiday[];
}

/** First and last day of a month, written as `2026-03`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: dayAfter(`${monthAfter(month, 1)}-01`, -1) };
}

export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const whole = year * 12 + number - 1 + by;
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`;
}

/** The month that somebody asked for in words that may be anything. */
export function monthFrom(asked: string | null, now: Date): string {
  const isMonth = asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked);
  return isMonth ? asked : lagosClock(now).date.slice(0, 7);
}

/** Each day of a month: who trades, who is shut and why, and which holiday it is. */
export function monthOf(
  month: string,
  markets: readonly Market[],
  closures: readonly Closure[],
): CalendarDay[] {
  const { from, to } = daysOfMonth(month);
  const holidays = holidaysIn(month);
  const shown = markets.filter(({ isActive }) => isActive);
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = dayAfter(date, 1)) {
    const { weekday } = lagosClock(lagosInstant(date, '12:00'));
    const that = closures.filter((closure) => covers(closure, date));
    const trading = shown.filter(({ marketDays }) => marketDays.includes(weekday) && weekday !== 'sunday');
    const isShut = ({ id }: Market) => that.some(({ marketId }) => marketId === null || marketId === id);
    days.push({
      date,
      weekday,
      open: trading.filter((market) => !isShut(market)),
      shut: trading.filter(isShut),
      closures: that,
      holidays: holidays.filter((holiday) => covers(holiday, date)),
    });
  }
  return days;
}

/** The holidays that touch a month; the year's edge may lie inside one. */
export function holidaysIn(month: string): Holiday[] {
  const { from, to } = daysOfMonth(month);
  return holidaysOf(Number(month.slice(0, 4))).filter((holiday) => holiday.from <= to && holiday.to >= from);
}

/** True where every market is closed on all days of a holiday already. */
export function isClosedFor(holiday: Holiday, closures: readonly Closure[]): boolean {
  return closures.some(
    ({ marketId, from, to }) => marketId === null && from <= holiday.from && to >= holiday.to,
  );
}

function covers({ from, to }: { from: string; to: string }, date: string): boolean {
  return from <= date && date <= to;
}
