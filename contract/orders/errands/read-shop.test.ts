import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShop } from './read-shop.ts';

const areas = ['Gwarinpa', 'Jabi', 'Jahi', 'Life Camp', 'Utako'];
const read = (text: string) => readShop(text, areas);

describe('a list that names a shop', () => {
  test.each([
    [
      '2 panadol\n1 vitamin c\nfrom Mercy Pharmacy, Jabi',
      'Mercy Pharmacy',
      'Jabi',
      '',
      '2 panadol\n1 vitamin c',
    ],
    ['abeg buy 2 bread for Next Cash and Carry Jahi', 'Next Cash and Carry', 'Jahi', '', 'abeg buy 2 bread'],
    [
      'collect my cake from Sweet Sensation Bakery. 2 meat pie',
      'Sweet Sensation Bakery',
      null,
      '',
      'collect my cake 2 meat pie',
    ],
    [
      'paracetamol at H-Medix pharmacy Jabi opposite Lake Mall',
      'H-Medix pharmacy',
      'Jabi',
      'opposite Lake Mall',
      'paracetamol',
    ],
    ['milk from Shoprite', 'Shoprite', null, '', 'milk'],
    [
      'from Amigo Supermarket Wuse 2 bring am come before 4\nrice',
      'Amigo Supermarket',
      null,
      'Wuse 2',
      'bring am come before 4\nrice',
    ],
    ['drugs for Life Pharmacy, Life Camp', 'Life Pharmacy', 'Life Camp', '', 'drugs'],
  ])('%j has the shop, its area and its landmark taken out of it', (text, name, area, landmark, list) => {
    expect(read(text)).toEqual({ name, area, landmark, list });
  });

  test.each([
    '2 paint garri\npepper',
    'beans for moi moi',
    'fish from the market',
    'bread from the shop',
    'tomatoes for di store',
    'shop early',
    'pepper for soup 500',
    '',
  ])('%j names none', (text) => {
    expect(read(text)).toBeNull();
  });

  test('of any words is read without an end, and loses no other line', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 8 }), (lines) => {
        const clean = lines.map((line) => line.replaceAll('\n', ' '));
        fc.pre(clean.every((line) => readShop(line, areas) === null));
        expect(read([...clean, 'from Mercy Pharmacy'].join('\n'))?.list).toBe(clean.join('\n'));
      }),
    );
  });
});
