import { describe, expect, it } from 'vitest';
import { afterQuiet, nextTry } from './policy.ts';

const night = { from: '22:00', until: '06:00' };

describe('quiet hours, by the clock in Lagos', () => {
  it.each([
    ['the evening before', '2026-03-04T20:59:59.000Z', '2026-03-04T20:59:59.000Z'],
    ['the first minute of the night', '2026-03-04T21:00:00.000Z', '2026-03-05T05:00:00.000Z'],
    ['after midnight', '2026-03-05T01:30:45.500Z', '2026-03-05T05:00:00.000Z'],
    ['the morning', '2026-03-05T05:00:00.000Z', '2026-03-05T05:00:00.000Z'],
  ])('%s', (_when, at, until) => {
    expect(afterQuiet(new Date(at), night).toISOString()).toBe(until);
  });

  it('can lie within one day, or be none', () => {
    const noon = new Date('2026-03-04T12:15:00.000Z');
    expect(afterQuiet(noon, { from: '13:00', until: '14:30' }).toISOString()).toBe(
      '2026-03-04T13:30:00.000Z',
    );
    expect(afterQuiet(noon, { from: '13:00', until: '13:00' })).toBe(noon);
    expect(afterQuiet(noon, null)).toBe(noon);
  });
});

describe('another try', () => {
  const now = new Date('2026-03-04T12:00:00.000Z');
  const waitsFor = (tries: number, retryAfter: number | undefined, luck: number) =>
    (nextTry(now, tries, retryAfter, luck).getTime() - now.getTime()) / 1000;

  it('waits twice as long each time, and ten minutes at most', () => {
    expect([1, 2, 3].map((tries) => waitsFor(tries, undefined, 1))).toEqual([4, 8, 16]);
    expect(waitsFor(50, undefined, 1)).toBe(600);
  });

  it('waits as long as the service asks for, and not everybody the same', () => {
    expect(waitsFor(1, 120, 0)).toBe(120);
    expect(waitsFor(1, 120, 1)).toBe(122);
  });
});
