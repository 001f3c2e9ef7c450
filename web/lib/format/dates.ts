import { wholeClock } from '#contract/copy/clock-words.ts';
import { lagosClock, lagosTime } from '#contract/time.ts';

// Written by hand, not by `Intl`: a phone's own calendar words differ with its age, and making one writer of dates
// takes a slow phone twenty milliseconds before the first screen.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `21 Nov 2026`, by Lagos time. */
export function dayOf(instant: string): string {
  const { day, month, year } = lagosDay(new Date(instant));
  return `${day} ${inShort(month)} ${year}`;
}

/** `21 Nov`, by Lagos time: where the year is plain. */
export function shortDayOf(instant: string): string {
  const { day, month } = lagosDay(new Date(instant));
  return `${day} ${inShort(month)}`;
}

/** `21 Nov 2026, 9:50 am`, by Lagos time. */
export function momentOf(instant: string): string {
  return `${dayOf(instant)}, ${timeOf(instant)}`;
}

/** `9:50 am`, by Lagos time. */
export function timeOf(instant: string): string {
  return wholeClock(lagosTime(new Date(instant)));
}

/** `Saturday, 21 November`, by Lagos time. */
export function longDayOf(instant: Date): string {
  const { weekday, day, month } = lagosDay(instant);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${day} ${month}`;
}

/** `November 2026`, by Lagos time. */
export function monthOf(instant: Date): string {
  const { month, year } = lagosDay(instant);
  return `${month} ${year}`;
}

/** `Nov 2026`, by Lagos time. */
export function shortMonthOf(instant: Date): string {
  const { month, year } = lagosDay(instant);
  return `${inShort(month)} ${year}`;
}

function lagosDay(instant: Date) {
  const { weekday, date } = lagosClock(instant);
  const [year, month, day] = date.split('-').map(Number);
  return { weekday, day, month: months[(month ?? 1) - 1] ?? '', year };
}

/** As Nigerian English shortens them: September alone has four letters. */
function inShort(month: string): string {
  return month.slice(0, month === 'September' ? 4 : 3);
}
