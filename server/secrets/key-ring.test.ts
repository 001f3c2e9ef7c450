import { expect, test } from 'vitest';
import { newDataKey, readDataKeys, writtenDataKey } from './data-key.ts';
import { keyIdOf, openKeyRing } from './key-ring.ts';

const place = { table: 'withdrawal', column: 'bank_account', row: '7' };
const older = newDataKey();
const newer = newDataKey();
const ring = openKeyRing(() => [older, newer]);

test('a text comes back as it was, and twice encrypted never looks the same', () => {
  const ciphertext = ring.encrypt('0123456789 ọ̀gá', place);
  expect(ring.decrypt(ciphertext, place).toString('utf8')).toBe('0123456789 ọ̀gá');
  expect(ciphertext.toString('latin1')).not.toContain('0123456789');
  expect(ring.encrypt('0123456789 ọ̀gá', place)).not.toEqual(ciphertext);
});

test('bytes come back as they were, none at all among them', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from([0, 255, 0, 7])])
    expect(ring.decrypt(ring.encrypt(bytes, place), place)).toEqual(bytes);
});

test.each([
  { ...place, table: 'refund' },
  { ...place, column: 'other' },
  { ...place, row: '8' },
])('a ciphertext that was moved to $table.$column of $row does not decrypt', (elsewhere) => {
  const ciphertext = ring.encrypt('0123456789', place);
  expect(() => ring.decrypt(ciphertext, elsewhere)).toThrow(/does not decrypt: it was changed, or moved/);
});

test('a ciphertext of which one bit was turned does not decrypt, wherever the bit is', () => {
  const ciphertext = ring.encrypt('0123456789', place);
  for (let at = 0; at < ciphertext.length; at += 1) {
    const turned = Buffer.from(ciphertext);
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(() => ring.decrypt(turned, place)).toThrow(/missing|does not decrypt|no ciphertext/);
  }
});

test('the newest key encrypts, and what an older one encrypted is still read', () => {
  const before = openKeyRing(() => [older]).encrypt('0123456789', place);
  expect(keyIdOf(before)).toBe(older.id);
  expect(ring.decrypt(before, place).toString()).toBe('0123456789');
  expect(keyIdOf(ring.encrypt('0123456789', place))).toBe(newer.id);
  expect(ring.newestId()).toBe(newer.id);
});

test('a key that is missing is named', () => {
  const ciphertext = ring.encrypt('0123456789', place);
  expect(() => openKeyRing(() => [older]).decrypt(ciphertext, place)).toThrow(
    `data key ${newer.id} is missing: DATA_KEYS has ${older.id}`,
  );
});

test('bytes that are no ciphertext are not taken for one', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('0123456789'), Buffer.alloc(80, 9)])
    expect(() => ring.decrypt(bytes, place)).toThrow('this is no ciphertext');
});

test('keys are read as they are written, between commas, blanks and lines of comment', () => {
  const [one, two] = [writtenDataKey(older), writtenDataKey(newer)];
  for (const written of [`${one},${two}`, ` ${one}  ${two}\n`, `# of May\n${one}\n# of June\n${two}\n`])
    expect(readDataKeys(written)).toEqual([older, newer]);
  for (const written of ['', '# nothing', 'hello', `${one},hello`, one.slice(1)])
    expect(readDataKeys(written)).toBeNull();
});
