import { expect, test } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';
import { codeOf, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the column of SHA-1; its eight digits end with the six that are shown here.
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.each(vectors)('at second %d the code is the end of %s, as RFC 6238 has it', (second, code) => {
  expect(codeOf(secret, Math.floor(second / 30))).toBe(code.slice(2));
});

test('a code counts one step before and after its own, and no further', () => {
  const code = codeOf(secret, 1000);
  expect([998, 999, 1000, 1001, 1002].map((now) => stepOf(secret, code, now))).toEqual([
    undefined,
    1000,
    1000,
    1000,
    undefined,
  ]);
});

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is written in base32 as RFC 4648 has it, and read back', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
  expect(Buffer.from(fromBase32(written)).toString()).toBe(text);
});
