import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, timeAt } from './by-when.ts';
import { lastSumAt, moneyAt } from './money.ts';
import { phoneAt } from './phone.ts';
import { wordsOf } from './words.ts';

describe('a sum of money', () => {
  test.each([
    ['5k', 500_000, 1],
    ['₦5,000', 500_000, 1],
    ['N2000.50', 200_050, 1],
    ['5000 naira', 500_000, 2],
    ['1.5k,', 150_000, 1],
  ])('%j is read', (text, kobo, length) => {
    expect(moneyAt(wordsOf(text), 0)).toEqual({ kobo, length });
  });

  test.each(['500', '4', 'k', '₦', '0k', 'number 5', '99999999999999k', ''])('%j is none', (text) => {
    expect(moneyAt(wordsOf(text), 0)).toBeUndefined();
  });
});

describe('a bare number at the end of a sentence', () => {
  const sumOf = (text: string) => lastSumAt(wordsOf(text), wordsOf(text).length - 1)?.kobo;

  test.each([
    ['at AEDC office Utako 5000', 500_000],
    ['pay my light bill 12,500.', 1_250_000],
  ])('of %j is a sum', (text, kobo) => {
    expect(sumOf(text)).toBe(kobo);
  });

  test.each(['Wuse 2', 'at Plot 500', 'office Utako', 'No. 114'])('of %j is none', (text) => {
    expect(sumOf(text)).toBeUndefined();
  });
});

describe('a phone number', () => {
  test.each([
    ['08035550101', 1],
    ['0803 555 0101 for Utako', 3],
    ['+234 803 555 0101', 4],
    ['0803-555-0101,', 1],
  ])('%j is read', (text, length) => {
    expect(phoneAt(wordsOf(text), 0)?.length).toBe(length);
  });

  test.each(['0803 for 555', '12345', '5k', ''])('%j is none', (text) => {
    expect(phoneAt(wordsOf(text), 0)).toBeUndefined();
  });
});

describe('a time until when', () => {
  // A Saturday, ten in the morning in Lagos.
  const now = new Date('2026-11-28T09:00:00Z');
  const meant = (text: string, at = now) => {
    const read = timeAt(wordsOf(text), 0);
    return read === undefined ? undefined : instantOf(read.time, at).toISOString();
  };

  test.each([
    ['before 4', '2026-11-28T15:00:00.000Z'],
    ['by 4:30pm', '2026-11-28T15:30:00.000Z'],
    ['before 11', '2026-11-28T10:00:00.000Z'],
    ['by 9', '2026-11-28T20:00:00.000Z'],
    ['before noon', '2026-11-28T11:00:00.000Z'],
    ['before evening', '2026-11-28T16:00:00.000Z'],
    ['before this evening', '2026-11-28T16:00:00.000Z'],
    ['before night', '2026-11-28T19:00:00.000Z'],
    ['by afternoon', '2026-11-28T12:00:00.000Z'],
    ['before tomorrow morning', '2026-11-29T06:00:00.000Z'],
    ['before 6 am', '2026-11-29T05:00:00.000Z'],
    ['by 16:00', '2026-11-28T15:00:00.000Z'],
    ['by tomorrow 8am', '2026-11-29T07:00:00.000Z'],
    ['before 10 tomorrow', '2026-11-29T09:00:00.000Z'],
    ['tomorrow before 4', '2026-11-29T15:00:00.000Z'],
    ['tomorrow by 8am', '2026-11-29T07:00:00.000Z'],
  ])('%j is the next such time', (text, instant) => {
    expect(meant(text)).toBe(instant);
  });

  test.each(['before Jabi', 'by 25', 'by 13pm', 'before', 'by force', '4pm'])('%j is none', (text) => {
    expect(meant(text)).toBeUndefined();
  });

  test('that was read is always in the two days that begin now', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.date({ min: now, max: new Date('2027-11-28'), noInvalidDate: true }),
        (hour, at) => {
          const instant = new Date(meant(`before ${hour}`, at) ?? Number.NaN).getTime();
          expect(instant - at.getTime()).toBeGreaterThan(0);
          expect(instant - at.getTime()).toBeLessThanOrEqual(48 * 60 * 60 * 1000);
        },
      ),
    );
  });
});
