import { expect, test } from 'vitest';
import { readOrderSearch } from './search.ts';

test('a code is read in any writing, and its beginning stands for all that begin so', () => {
  const whole = { first: 'MW-ABCD2345', last: 'MW-ABCD2345' };
  for (const written of ['MW-ABCD2345', 'mw abcd 2345', 'abcd2345'])
    expect(readOrderSearch(written).codes).toEqual(whole);
  expect(readOrderSearch('mw-ab').codes).toEqual({ first: 'MW-AB222222', last: 'MW-ABZZZZZZ' });
  expect(readOrderSearch('a7k').codes).toEqual({ first: 'MW-A7K22222', last: 'MW-A7KZZZZZ' });
  for (const written of ['garri', '2 kg', '2345']) expect(readOrderSearch(written).codes).toBeNull();
});

test('a phone is read in any writing, and a part stands for all that have it', () => {
  for (const written of ['0803 123 4567', '+234-803-123-4567', '8031234567'])
    expect(readOrderSearch(written)).toMatchObject({ phone: ['+2348031234567'], words: null });
  expect(readOrderSearch('4567').phone).toEqual(['4567']);
  expect(readOrderSearch('0803').phone).toEqual(['+234803', '0803']);
  expect(readOrderSearch('234 80').phone).toEqual(['23480']);
  expect(readOrderSearch('567').phone).toEqual([]);
});

test('everything else is words, and a word may be a code as well', () => {
  expect(readOrderSearch('Amaka, garri')).toEqual({ codes: null, phone: [], words: 'Amaka, garri' });
  expect(readOrderSearch('cucumber')).toMatchObject({ codes: { first: 'MW-CUCUMBER' }, words: 'cucumber' });
  expect(readOrderSearch('...')).toEqual({ codes: null, phone: [], words: null });
});
