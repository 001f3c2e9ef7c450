import { describe, expect, it } from 'vitest';
import { afterKey, amountOf, readAmount } from './amount.ts';

const typed = (...keys: string[]) => keys.reduce(afterKey, '');

describe('an amount on the pad', () => {
  it('is typed figure by figure, with three noughts at once', () => {
    expect(readAmount(typed('1', '2', '000'))).toBe('12,000');
    expect(amountOf(typed('1', '2', '000'))).toBe(1_200_000);
  });

  it('begins with no nought, and loses its last figure', () => {
    expect(typed('000', '5', '0', 'clear')).toBe('5');
    expect(amountOf(typed('000'))).toBeUndefined();
  });

  it('stops where no market price is', () => {
    expect(typed('9', '9', '9', '9', '9', '9', '9', '9')).toBe('9999999');
    expect(typed('9', '000', '000', '000')).toBe('9000000');
  });
});
