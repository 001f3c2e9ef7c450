import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShop } from './shop.ts';

const areas = ['Gwarinpa', 'Jabi', 'Jahi', 'Life Camp', 'Utako', 'Wuse', 'Wuse 2'];
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
    ['cake from Sweet Sensation Bakery. 2 meat pie', 'Sweet Sensation Bakery', null, '', 'cake\n2 meat pie'],
    [
      'drugs at H-Medix pharmacy Jabi opposite Lake Mall',
      'H-Medix pharmacy',
      'Jabi',
      'opposite Lake Mall',
      'drugs',
    ],
    ['milk from Shoprite', 'Shoprite', null, '', 'milk'],
    [
      'bread from Amigo Supermarket Wuse 2 bring am come',
      'Amigo Supermarket',
      'Wuse 2',
      '',
      'bread\nbring am come',
    ],
    ['drugs for Life Pharmacy, Life Camp', 'Life Pharmacy', 'Life Camp', '', 'drugs'],
    ['beans for moi moi and bread from Shoprite', 'Shoprite', null, '', 'beans for moi moi and bread'],
    ['from Hope Pharmacy Jabi 2 packs, vitamin C', 'Hope Pharmacy', 'Jabi', '', '2 packs, vitamin C'],
    [
      'soap from Hope Store beside the church, 2 bread',
      'Hope Store',
      null,
      'beside the church',
      'soap\n2 bread',
    ],
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
    'rice and oil for my shop',
    '2 paint garri from Utako market carry am come Jabi',
    'pepper for soup 500',
    '',
  ])('%j names none', (text) => {
    expect(read(text)).toBeNull();
  });

  test('has a name and a landmark no longer than a stop takes', () => {
    const long = read(`milk from ${'x'.repeat(300)} Store opposite ${'y'.repeat(300)}`);
    expect(long?.name).toHaveLength(80);
    expect(long?.landmark).toHaveLength(200);
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
