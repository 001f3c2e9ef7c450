import { expect, test } from 'vitest';
import { isOfTheHouse } from './house-names.ts';
import { skeletonOf } from './skeleton.ts';

test.each([
  'Owner',
  ' OWNER ',
  'own\u200ber',
  'owner\u202e',
  '\u043ewner',
  '\u03bfwner',
  'o\u0301wner',
  '\uff4f\uff57\uff4e\uff45\uff52',
  '\u{1d428}wner',
  '0wner',
  'ovvner',
  'o.w.n.e.r',
  'o w n e r',
  '\u0585\u051d\u0578\u0435\u0433',
])('%j looks like owner', (name) => {
  expect(skeletonOf(name)).toBe(skeletonOf('owner'));
});

test.each([
  ['admin', 'adrnin'],
  ['Ali', 'Al1'],
  ['Bello', 'Be11o'],
  ['kora', 'коrа'],
])('%s and %s look alike', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ['Ada', 'Ade'],
  ['Musa', 'Musa2'],
  ['李雷', '韩梅'],
  ['Владимир', 'Вера'],
  ['Customer 11', 'Customer 1'],
])('%s and %s do not look alike', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test.each([
  'Admin',
  'the owner',
  'MarketWaka',
  'Market Waka Lagos',
  'Маrketwaka',
  'Waka Place Support',
  'oga',
  'Offlce',
])('%s is a name of the house', (name) => {
  expect(isOfTheHouse(skeletonOf(name), 'Waka Place')).toBe(true);
});

test.each(['Admina', 'Ogaga', 'Mama Support Bola', 'Waka', 'Thea', '🙂', 'Owners club'])(
  '%s is nobody’s but a person’s',
  (name) => {
    expect(isOfTheHouse(skeletonOf(name), 'Waka Place')).toBe(false);
  },
);
