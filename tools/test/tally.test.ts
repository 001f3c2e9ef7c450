import { expect, it } from 'vitest';
import { closingLine, isProof, nothing, sum } from './tally.ts';

it('a run ends with the counts of all its steps', () => {
  const all = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 2 },
  ]);
  expect(closingLine(all)).toBe('7 passed, 1 failed, 2 skipped');
});

it('a run without skipped tests does not mention them', () => {
  expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
});

it('believes no run that failed, and none that tested nothing', () => {
  expect(isProof({ passed: 7, failed: 0, skipped: 1 })).toBe(true);
  expect(isProof({ passed: 7, failed: 1, skipped: 0 })).toBe(false);
  expect(isProof(nothing)).toBe(false);
});
