import { expect, test } from 'vitest';
import { corrected } from './corrected.ts';

const pin = { latitude: 9.1, longitude: 7.4 };
const before = { area: 'Gwarinpa', landmark: 'Blue gate', directions: '', pin };

test('an address keeps its pin while only the directions change, and loses it with another landmark or area', () => {
  const typed = { area: 'Gwarinpa', landmark: 'Blue gate ', directions: 'Second floor' };
  expect(corrected(before, typed)).toEqual({ ...before, directions: 'Second floor' });
  expect(corrected(before, { ...typed, landmark: 'Red gate' }).pin).toBeNull();
  expect(corrected(before, { ...typed, area: 'Jabi' }).pin).toBeNull();
});
