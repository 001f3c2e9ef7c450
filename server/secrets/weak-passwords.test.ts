import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

test.each([
  'x',
  'elevenchars',
  'administrator',
  'PasswordPassword',
  'Password2026!',
  '!!qwerty!!!!!',
  '123456789012',
  'aaaaaaaaaaaa',
  'abababababababab',
  '１２３４５６７８９０１２',
  '🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅',
])('staff may not have the password %s', async (password) => {
  expect(await isWeakPassword(password)).toBe(true);
});

test.each([
  'pepper and salt',
  'oga-of-the-market',
  ' two spaces count ',
  'garri and sugar 7',
  'ọ̀gá ńlá ìlú Warri',
])('staff may have the password %s', async (password) => {
  expect(await isWeakPassword(password)).toBe(false);
});
