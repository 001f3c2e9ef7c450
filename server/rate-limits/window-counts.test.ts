import { describe, expect, test } from 'vitest';
import { subjectOf } from './subject.ts';
import { openWindowCounts } from './window-counts.ts';

const minute = { quota: 3, windowMs: 60_000, isShared: false, most: 100 };

describe('a window', () => {
  test('counts down, says when it ends, and is open again at that very second', () => {
    const counts = openWindowCounts(minute);
    const standings = [0, 1000, 20_500, 20_600, 59_000].map((now) => counts.take('ada', 5000 + now));
    expect(standings).toEqual([
      { isFull: false, left: 2, secondsLeft: 60 },
      { isFull: false, left: 1, secondsLeft: 59 },
      { isFull: false, left: 0, secondsLeft: 40 },
      { isFull: true, left: 0, secondsLeft: 40 },
      { isFull: true, left: 0, secondsLeft: 1 },
    ]);
    expect(counts.take('ada', 5000 + 60_000)).toEqual({ isFull: false, left: 2, secondsLeft: 60 });
  });

  test('is everybody’s own', () => {
    const counts = openWindowCounts(minute);
    for (let call = 0; call < 5; call += 1) counts.take('ada', 0);
    expect(counts.take('bola', 0)).toMatchObject({ isFull: false, left: 2 });
  });
});

describe('memory', () => {
  test('holds a limited number of counts, and forgets the oldest first', () => {
    const counts = openWindowCounts(minute);
    for (let call = 0; call < 3; call += 1) counts.take('the first', 0);
    for (let other = 0; other < 99; other += 1) counts.take(`other ${other}`, 1);
    expect(counts.take('the first', 2).isFull).toBe(true);
    counts.take('one too many', 3);
    expect(counts.take('the first', 4)).toMatchObject({ isFull: false, left: 2 });
  });
});

test.each([
  ['102.89.33.7', '102.89.33.7'],
  ['::ffff:102.89.33.7', '102.89.33.7'],
  ['2c0f:f5c0:1:2:aaaa:bbbb:cccc:dddd', '2c0f:f5c0:1:2'],
  ['2c0f:f5c0:1:2::9', '2c0f:f5c0:1:2'],
  ['2c0f:f5c0::9', '2c0f:f5c0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, subject) => {
  expect(subjectOf(address)).toBe(subject);
});
