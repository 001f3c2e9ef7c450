import { expect, it } from 'vitest';
import { english } from '#contract/copy/tracking/en.ts';
import { ageText } from './age.ts';
import { dayAndTime, etaText } from './when.ts';

// A quarter to eleven at night in Lagos, the evening before in UTC still the same day.
const now = new Date('2026-11-21T21:45:00Z');

it('times are Lagos times, and days are named as people name them', () => {
  expect(dayAndTime('2026-11-21T08:50:00Z', now, english)).toBe('today at 9:50 am');
  expect(dayAndTime('2026-11-22T23:30:00Z', now, english)).toBe('Monday, 23 November at 12:30 am');
  expect(dayAndTime('2026-11-22T05:00:00Z', now, english)).toBe('tomorrow at 6:00 am');
});

it('an ETA is a range, an end once it began, and names another day', () => {
  expect(etaText({ from: '2026-11-21T21:50:00Z', to: '2026-11-21T22:10:00Z' }, now, english)).toBe(
    'between 10:50 pm and 11:10 pm',
  );
  expect(etaText({ from: '2026-11-21T21:40:00Z', to: '2026-11-21T22:10:00Z' }, now, english)).toBe(
    'by 11:10 pm',
  );
  expect(etaText({ from: '2026-11-22T05:20:00Z', to: '2026-11-22T05:40:00Z' }, now, english)).toBe(
    'tomorrow, between 6:20 am and 6:40 am',
  );
});

it('a reply shows its age only where it has one', () => {
  const minutesAgo = (minutes: number) => ageText(now.getTime() - minutes * 60_000, now, english.freshness);
  expect([0, 1, 2, 59, 60, 60 * 30].map(minutesAgo)).toEqual([
    null,
    null,
    '2 minutes',
    '59 minutes',
    '1 hour',
    '1 day',
  ]);
});
