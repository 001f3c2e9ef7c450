import { expect, test } from 'vitest';
import { pageBytes } from './bytes.ts';

const long = 'Yam dey ₦2,000 🍅 '.repeat(20_000);

test.each(['', 'Tomato', 'Wetin you wan buy? ₦2,000, “fresh” 🍅', `half a letter \ud83c stands here`, long])(
  'is what the text says, whatever is in it: %.30s',
  (text) => expect(pageBytes(text).equals(Buffer.from(text))).toBe(true),
);

test('of two pages the first stays what it was', () => {
  const first = pageBytes('<p>Adaeze</p>');
  pageBytes('<p>Chike</p>');
  expect(first.toString()).toBe('<p>Adaeze</p>');
});
