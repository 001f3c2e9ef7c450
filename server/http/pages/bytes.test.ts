import { expect, test } from 'vitest';
import { pageBytes } from './bytes.ts';

const long = 'Yam dey ₦2,000 🍅 '.repeat(20_000);

test.each(['', 'Tomato', 'Wetin you wan buy? ₦2,000, “fresh” 🍅', `half a letter \ud83c stands here`, long])(
  'the bytes of a text equal its encoding: %.30s',
  (text) => expect(pageBytes(text).equals(Buffer.from(text))).toBe(true),
);

test('the first of two pages stays unchanged', () => {
  const first = pageBytes('<p>Adaeze</p>');
  pageBytes('<p>Chike</p>');
  expect(first.toString()).toBe('<p>Adaeze</p>');
});
