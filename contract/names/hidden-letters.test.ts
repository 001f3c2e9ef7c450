import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shownName } from '../fields.ts';
import { hasHidden, withoutHidden } from './hidden-letters.ts';

test.each([
  ['a zero width space', 'own\u200ber'],
  ['a turned direction', 'owner\u202e'],
  ['a Hangul filler', '\u3164'],
  ['a filler of half width', 'ada\uffa0'],
  ['a soft hyphen', 'own\u00ader'],
  ['a blank Braille cell', '\u2800'],
  ['a tag character', 'ada\u{e0041}'],
  ['marks without a letter', '\u0301\u0302'],
  ['a joiner between letters', 'ad\u200da'],
])('a name with %s hides something', (_what, name) => {
  expect(hasHidden(name)).toBe(true);
});

test.each([
  'Ada',
  'Ọláṣubọ̀mí',
  'mama ngozi',
  'Владимир',
  'عائشة',
  '李雷',
  'ada ❤️',
  '👩‍👩‍👧',
  '👍🏿 Musa',
  'O’Neil',
])('the name %s hides nothing and stays as it is', (name) => {
  expect(hasHidden(name)).toBe(false);
  expect(withoutHidden(name)).toBe(name);
});

test('a shown name loses what nobody sees before its length is judged', () => {
  const name = shownName(5).check(z.minLength(1));
  expect(name.parse(' a\u200bd\u202ea ')).toBe('ada');
  expect(name.safeParse('\u3164').success).toBe(false);
});
