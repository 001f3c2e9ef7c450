import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = new Date('2027-03-01T10:00:00Z');

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Mon, 01 Mar 2027 10:05:30 GMT', 330],
  ['Mon, 01 Mar 2027 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['2027', 2027],
  ['Mon, 99 Foo 2027 GMT', undefined],
  [undefined, undefined],
])('a Retry-After of %s reads as %s', (written, seconds) => {
  expect(retryAfterSeconds(written, now)).toBe(seconds);
});
