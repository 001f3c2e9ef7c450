import { expect, it } from 'vitest';
import { startRefusal, wordsFor } from './start-refusal.ts';

it('a refused start says in its own words what a person can fix', () => {
  expect(wordsFor(startRefusal('PORT: 80 is in use.'), undefined)).toBe('PORT: 80 is in use.');
});

it('any other error is one line, with its place only at a log level that asks', () => {
  const bug = new TypeError('x is not a function\nat all');
  expect(wordsFor(bug, 'info')).toBe(
    'MarketWaka cannot go on: x is not a function (LOG_LEVEL=debug shows where that was.)',
  );
  expect(wordsFor(bug, 'debug')).toContain('start-refusal.test.ts');
});
