import { expect, test } from 'vitest';
import { dayAfter, daysBefore, isReadable, lengthOf, periodsOf, stepOf } from './range.ts';

test('a week is compared with the week before it, over the turn of a year too', () => {
  expect(daysBefore({ from: '2026-01-03', to: '2026-01-09' })).toEqual({
    from: '2025-12-27',
    to: '2026-01-02',
  });
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});

test('a year is the most, and the first day is not after the last', () => {
  expect(isReadable({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
  expect(isReadable({ from: '2024-01-01', to: '2024-12-31' })).toBe(true);
  expect(isReadable({ from: '2024-01-01', to: '2025-01-01' })).toBe(false);
  expect(isReadable({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
});

test('nine weeks are shown by the day, more by the week', () => {
  const from = '2026-03-04';
  expect(stepOf({ from, to: dayAfter(from, 61) })).toBe('day');
  expect(stepOf({ from, to: dayAfter(from, 62) })).toBe('week');
});

test('weeks begin on Monday; the first and the last only reach as far as was asked', () => {
  const periods = periodsOf({ from: '2026-03-04', to: '2026-06-01' });
  expect(periods[0]).toEqual({ from: '2026-03-04', to: '2026-03-08' });
  expect(periods[1]).toEqual({ from: '2026-03-09', to: '2026-03-15' });
  expect(periods.at(-1)).toEqual({ from: '2026-06-01', to: '2026-06-01' });
  expect(periods.reduce((days, period) => days + lengthOf(period), 0)).toBe(90);
});
