import { expect, test } from 'vitest';
import { secondsUntilAgain } from './requested-code.ts';

const asked = { phone: '+2348031234567', at: 1_000_000, until: 1_600_000 };

test('another code is asked for after a minute, and never before the first was', () => {
  expect(secondsUntilAgain(asked, 1_000_000)).toBe(60);
  expect(secondsUntilAgain(asked, 1_000_001)).toBe(60);
  expect(secondsUntilAgain(asked, 1_059_001)).toBe(1);
  expect(secondsUntilAgain(asked, 1_060_000)).toBe(0);
  expect(secondsUntilAgain(asked, 2_000_000)).toBe(0);
});
