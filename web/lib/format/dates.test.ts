import { expect, it } from 'vitest';
import { dayOf, longDayOf, momentOf, monthOf, shortDayOf, shortMonthOf } from './dates.ts';

const wordsOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', ...options });
  // The separator before `am` differs between versions of the system’s calendar.
  return (instant: Date) => format.format(instant).replaceAll(/\s/g, ' ');
};
const day = { day: 'numeric', month: 'short' } as const;
const theirs = {
  shortDay: wordsOf(day),
  day: wordsOf({ ...day, year: 'numeric' }),
  moment: wordsOf({ ...day, year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true }),
  longDay: wordsOf({ weekday: 'long', day: 'numeric', month: 'long' }),
  month: wordsOf({ month: 'long', year: 'numeric' }),
  shortMonth: wordsOf({ month: 'short', year: 'numeric' }),
};

it('every hour of every month is written as in Nigerian English', () => {
  for (let hours = 0; hours < 366 * 24; hours += 5) {
    const instant = new Date(Date.UTC(2027, 11, 31, hours, (hours * 7) % 60));
    const written = instant.toISOString();
    expect(shortDayOf(written)).toBe(theirs.shortDay(instant));
    expect(dayOf(written)).toBe(theirs.day(instant));
    expect(momentOf(written)).toBe(theirs.moment(instant));
    expect(longDayOf(instant)).toBe(theirs.longDay(instant));
    expect(monthOf(instant)).toBe(theirs.month(instant));
    expect(shortMonthOf(instant)).toBe(theirs.shortMonth(instant));
  }
});
