import { describe, expect, test } from 'vitest';
import { isTooMuchCash } from './cash.ts';

const isRefused = (name: string, kind: 'carry' | 'do' = 'carry') =>
  isTooMuchCash({ kind }, { name, note: '' });

describe('the line of a parcel', () => {
  test.each([
    'cash 50000',
    'cash ₦50,000',
    '50k cash money',
    'N20,001 cash',
    'money 25 thousand',
    'envelope with 1.5 million cash',
    'cash 900000000000',
  ])('%j is more cash than is carried', (line) => {
    expect(isRefused(line)).toBe(true);
  });

  test.each([
    'cash 20000',
    'cash ₦5,000',
    '20k cash',
    'phone worth 50000',
    'cash envelope, call 08035550101',
    '50k of cake from Next Cash and Carry',
    'one bag',
  ])('%j is carried', (line) => {
    expect(isRefused(line)).toBe(false);
  });

  test('says nothing of the money of a task', () => {
    expect(isRefused('pay 50000 cash', 'do')).toBe(false);
  });
});
