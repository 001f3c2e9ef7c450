import { describe, expect, test } from 'vitest';
import { countTry, type Count, type Limit } from './limits.ts';

const start = new Date('2026-03-02T08:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const untouched: Count = { attempts: 0, blockedUntil: start, resetsAt: start };

const guesses: Limit = {
  name: 'guesses',
  free: 3,
  windowSeconds: 600,
  afterwards: { firstWaitSeconds: 10, longestWaitSeconds: 60 },
};
const visits: Limit = { name: 'visits', free: 3, windowSeconds: 600, afterwards: 'next-window' };

/** Tries at these seconds; says for each whether it was let through, or how long to wait. */
function tryAt(limit: Limit, seconds: readonly number[]): (number | 'through')[] {
  let count = untouched;
  return seconds.map((second) => {
    const one = countTry(count, limit, at(second));
    if (!one.allowed) return one.retryAfterSeconds;
    count = one.count;
    return 'through';
  });
}

describe('guesses', () => {
  test('a few are free, then each one waits twice as long as the one before', () => {
    expect(tryAt(guesses, [0, 1, 2, 3, 12, 13, 32, 33])).toEqual([
      'through',
      'through',
      'through',
      9,
      'through',
      19,
      'through',
      39,
    ]);
  });

  test('the wait has an end, however many there were', () => {
    const hourly = Array.from({ length: 200 }, (_nothing, index) => index * 60);
    const waits = tryAt(guesses, [...hourly, 200 * 60 - 59]);
    expect(waits.slice(0, 200)).not.toContain(61);
    expect(waits.at(-1)).toBeLessThanOrEqual(60);
  });

  test('who keeps still for a whole window starts afresh', () => {
    expect(tryAt(guesses, [0, 1, 2, 612 + 1, 614, 615, 616])).toEqual([
      'through',
      'through',
      'through',
      'through',
      'through',
      'through',
      9,
    ]);
  });
});

describe('a plain limit', () => {
  test('is full until its window ends, and then open again', () => {
    expect(tryAt(visits, [0, 100, 200, 300, 599, 600])).toEqual([
      'through',
      'through',
      'through',
      300,
      1,
      'through',
    ]);
  });

  test('a steady trickle is never refused', () => {
    const everyFiveMinutes = Array.from({ length: 50 }, (_nothing, index) => index * 300);
    expect(new Set(tryAt(visits, everyFiveMinutes))).toEqual(new Set(['through']));
  });
});
