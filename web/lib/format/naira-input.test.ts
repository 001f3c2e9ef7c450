import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { koboFrom, nairaText } from './naira-input.ts';

describe('a fee typed in naira', () => {
  it.each([
    ['150', 15_000],
    ['1,250.50', 125_050],
    ['₦1,250.5', 125_050],
    ['N 500', 50_000],
    [' 0 ', 0],
    ['0.05', 5],
  ])('reads %s as %i kobo', (written, kobo) => {
    expect(koboFrom(written)).toBe(kobo);
  });

  it.each(['', 'free', '-50', '1.234', '1,25', '1.250,50', '12,34,567', '1e3', '99999999'])(
    'refuses %j rather than guessing',
    (written) => {
      expect(koboFrom(written)).toBeUndefined();
    },
  );

  it('shows whole naira without kobo, and kobo where there are some', () => {
    expect(nairaText(15_000)).toBe('150');
    expect(nairaText(125_050)).toBe('1250.50');
    expect(nairaText(5)).toBe('0.05');
  });

  it('gives back the same amount after showing and reading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (kobo) => {
        expect(koboFrom(nairaText(kobo))).toBe(kobo);
      }),
    );
  });
});
