import { describe, expect, test } from 'vitest';
import { tradingDays } from '#contract/time.ts';
import {
  capacityOf,
  comingWindows,
  freePlaceOf,
  windowHoursOf,
  windowRange,
  windowRefusalOf,
  windowTimes,
} from './rules.ts';

const market = {
  isActive: true,
  marketDays: [...tradingDays],
  hours: { opens: '06:00', closes: '22:00' },
  closures: [{ from: '2026-03-05', to: '2026-03-05', reason: 'Election' }],
};
/** A Wednesday, ten in the morning in Lagos. */
const now = new Date('2026-03-04T09:00:00.000Z');
const atFour = new Date('2026-03-04T15:00:00.000Z');

describe('the hours of a market that can be windows', () => {
  test('leave half an hour for buying before, and end by its closing', () => {
    const hours = windowHoursOf(market);
    expect([hours[0], hours.at(-1)]).toEqual([7, 21]);
  });

  test('of a market that opens at half past begin at the next whole hour', () => {
    expect(windowHoursOf({ hours: { opens: '08:30', closes: '11:30' } })).toEqual([9, 10]);
    expect(windowHoursOf({ hours: { opens: '08:31', closes: '09:59' } })).toEqual([]);
  });
});

describe('the windows to come', () => {
  test('begin half an hour from now, leave closed days and Sundays out, and end after a week', () => {
    const windows = comingWindows(market, now);
    expect(windows[0]).toEqual(new Date('2026-03-04T10:00:00.000Z'));
    expect(windows.at(-1)).toEqual(new Date('2026-03-10T20:00:00.000Z'));
    const days = new Set(windows.map((startsAt) => startsAt.toISOString().slice(0, 10)));
    expect([...days]).toEqual(['2026-03-04', '2026-03-06', '2026-03-07', '2026-03-09', '2026-03-10']);
  });

  test('are over once somebody would have to be buying already', () => {
    expect(windowRefusalOf(market, atFour, new Date('2026-03-04T14:30:00.000Z'))).toBeNull();
    expect(windowRefusalOf(market, atFour, new Date('2026-03-04T14:30:00.001Z'))).toBe('window-over');
  });

  test('of a hidden market are none', () => {
    expect(comingWindows({ ...market, isActive: false }, now)).toEqual([]);
  });
});

test('an order of a window starts half an hour before it, and its range is the window', () => {
  expect(windowTimes(atFour)).toEqual({
    when: { kind: 'scheduled', startsAt: '2026-03-04T14:30:00.000Z' },
    arrival: { earliest: 30, latest: 90 },
  });
  expect(windowRange(atFour)).toEqual({ from: '2026-03-04T15:00:00.000Z', to: '2026-03-04T16:00:00.000Z' });
  expect(windowRange(null)).toBeNull();
});

test('a capacity is what staff set, and on a day with a roster no more than it brings', () => {
  expect(capacityOf({ orders: 5, perAgent: 2, agents: null })).toBe(5);
  expect(capacityOf({ orders: 5, perAgent: 2, agents: 0 })).toBe(0);
  expect(capacityOf({ orders: 5, perAgent: 2, agents: 1 })).toBe(2);
  expect(capacityOf({ orders: 5, perAgent: 2, agents: 3 })).toBe(5);
});

test('the first free place counts orders beyond a capacity that was lowered', () => {
  expect(freePlaceOf(3, [])).toBe(1);
  expect(freePlaceOf(3, [1, 3])).toBe(2);
  expect(freePlaceOf(2, [2, 3])).toBeNull();
  expect(freePlaceOf(2, [3])).toBe(1);
  expect(freePlaceOf(0, [])).toBeNull();
});
