import { expect, test } from 'vitest';
import { errandPace } from '../orders/arrival/range.ts';
import { isTooHeavy, vehicleFacts } from './vehicles.ts';

test('a load is too heavy where no vehicle at work carries it, and a motorcycle counts where nobody is', () => {
  expect(isTooHeavy(60_000, [])).toBe(false);
  expect(isTooHeavy(60_001, [])).toBe(true);
  expect(isTooHeavy(60_001, ['on-foot', 'keke'])).toBe(false);
  expect(isTooHeavy(20_001, ['on-foot'])).toBe(true);
});

test('a motorcycle carries a bag of rice, and goes at the pace of every promise', () => {
  expect(vehicleFacts.motorcycle.carriesGrams).toBeGreaterThanOrEqual(50_000);
  expect(vehicleFacts.motorcycle.metresPerMinute).toBe(errandPace.metresPerMinute);
});
