import { expect, test } from 'vitest';
import { issueFloat } from '../payments/agents/endpoints.ts';
import { refundOrder } from '../payments/order-money/endpoints.ts';
import { me } from './endpoints.ts';
import { needsStepUp } from './step-up.ts';

test('a refund needs step-up, and looking at the own account does not', () => {
  expect(needsStepUp(refundOrder, {})).toBe(true);
  expect(needsStepUp(me, {})).toBe(false);
});

test.each([
  [20_000_00, false],
  [20_000_01, true],
  ['20000000', false],
])('a float of %s kobo: it is %s that step-up is needed', (kobo, isNeeded) => {
  expect(needsStepUp(issueFloat, { kobo })).toBe(isNeeded);
});

test('an input that is no object needs none: its schema refuses it', () => {
  expect(needsStepUp(issueFloat, null)).toBe(false);
});
