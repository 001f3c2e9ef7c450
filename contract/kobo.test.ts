import { expect, test } from 'vitest';
import { asKobo, kobo } from './kobo.ts';

const most = Number.MAX_SAFE_INTEGER;

test.each([0, 1, 5000, most])('%s kobo are a sum, to the schema and to a sum that was reckoned', (amount) => {
  expect(asKobo(amount)).toBe(amount);
  expect(kobo.safeParse(amount).success).toBe(true);
});

test.each([-1, 0.5, most + 1, Number.NaN, Number.POSITIVE_INFINITY])('%s is none to either', (amount) => {
  expect(() => asKobo(amount)).toThrow(RangeError);
  expect(kobo.safeParse(amount).success).toBe(false);
});
