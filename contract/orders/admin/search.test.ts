import { expect, test } from 'vitest';
import { readOrderSearch } from './search.ts';

test('a code is read in any writing, and its beginning stands for all that begin so', () => {
  const whole = { first: 'MW-ABCD2345', last: 'MW-ABCD2345' };
  for (const written of ['MW-ABCD2345', 'mw abcd 2345', 'abcd2345'])
    expect(readOrderSearch(written).codes).toEqual(whole);
  expect(readOrderSearch('mw-ab').codes).toEqual({ first: 'MW-AB222222', last: 'MW-ABZZZZZZ' });
  expect(readOrderSearch('garri').codes).toBeNull();
});

test('a phone is read in any writing, and its end stands for all that end so', () => {
  for (const written of ['0803 123 4567', '+234-803-123-4567', '8031234567'])
    expect(readOrderSearch(written)).toMatchObject({ phone: { whole: '+2348031234567' }, words: null });
  expect(readOrderSearch('4567').phone).toEqual({ end: '4567' });
  expect(readOrderSearch('567').phone).toBeNull();
});

test('everything else is words, and a word may be a code as well', () => {
  expect(readOrderSearch('Amaka, garri')).toEqual({ codes: null, phone: null, words: 'Amaka, garri' });
  expect(readOrderSearch('cucumber')).toMatchObject({ codes: { first: 'MW-CUCUMBER' }, words: 'cucumber' });
  expect(readOrderSearch('...')).toEqual({ codes: null, phone: null, words: null });
});
