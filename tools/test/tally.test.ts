import { expect, it } from 'vitest';
import { closingLine, isProof, nothing, sum } from './tally.ts';

it('closes a run with what all its steps counted', () => {
  const all = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 2 },
  ]);
  expect(closingLine(all)).toBe('7 passed, 1 failed, 2 skipped');
});

it('says nothing of skipped tests where there are none', () => {
  expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
});

it('believes no run that failed, and none that tested nothing', () => {
  expect(isProof({ passed: 7, failed: 0, skipped: 1 })).toBe(true);
  expect(isProof({ passed: 7, failed: 1, skipped: 0 })).toBe(false);
  expect(isProof(nothing)).toBe(false);
});
