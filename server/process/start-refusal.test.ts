import { expect, it } from 'vitest';
import { startRefusal, wordsFor } from './start-refusal.ts';

it('says what a person can mend in its own words', () => {
  expect(wordsFor(startRefusal('PORT: 80 is in use.'), undefined)).toBe('PORT: 80 is in use.');
});

it('says anything else in one line, and where it was only to whoever asks', () => {
  const bug = new TypeError('x is not a function\nat all');
  expect(wordsFor(bug, 'info')).toBe(
    'MarketWaka cannot go on: x is not a function (LOG_LEVEL=debug shows where that was.)',
  );
  expect(wordsFor(bug, 'debug')).toContain('start-refusal.test.ts');
});
