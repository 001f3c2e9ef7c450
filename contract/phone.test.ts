import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

describe('a phone number as a person writes it', () => {
  it.each([
    '08031234567',
    '8031234567',
    '2348031234567',
    '+2348031234567',
    '0803 123-45.67',
    '(0803) 1234567',
  ])('is the same Nigerian mobile number when written %s', (written) => {
    expect(readPhone(written)).toBe('+2348031234567');
  });

  it.each(['07011234567', '09121234567'])('is taken when its operator begins with %s', (written) => {
    expect(readPhone(written)).toBe(`+234${written.slice(1)}`);
  });

  it.each([
    ['one figure short', '0803123456'],
    ['one figure long', '080312345678'],
    ['of a house in Abuja', '092901234'],
    ['of Ghana', '+233241234567'],
    ['with a letter in it', '0803l234567'],
    ['empty', ''],
  ])('is refused when it is %s', (_why, written) => {
    expect(readPhone(written)).toBeUndefined();
  });
});
