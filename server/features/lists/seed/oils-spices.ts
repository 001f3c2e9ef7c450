import type { SeedItem } from './item.ts';

export const oilsAndSpices: readonly SeedItem[] = [
  ['Palm oil', 'bottle', 'red oil, epo pupa, manja, palmoil, mmanu nri'],
  [
    'Groundnut oil',
    'bottle',
    'vegetable oil, veg oil, cooking oil, ororo, kings oil, power oil, mamador, gino oil, vegetableoil',
  ],
  ['Olive oil', 'bottle', 'cooking olive oil, extra virgin oil'],
  ['Salt', 'pack', 'iyo, gishiri, mr chef salt, dangote salt, table salt'],
  ['Maggi', 'pack', 'maggi cube, magi, seasoning, seasoning cube, maggi star', 'star, chicken, crayfish'],
  ['Knorr', 'pack', 'knorr cube, knor, nor cube, knorr chicken', 'chicken, beef'],
  ['Curry powder', 'sachet', 'curry, cury, ducros curry, lion curry'],
  ['Thyme', 'sachet', 'thym, dry thyme, ducros thyme, tyme'],
  ['Nutmeg', 'piece', 'nut meg, ariwo, calabash nutmeg, ehuru, ehu'],
  ['Ginger', 'paint', 'jinja, fresh ginger, citta, ata ile', 'fresh, dry, ground'],
  ['Garlic', 'piece', 'galic, garlick, tafarnuwa, ayuu, garlic bulb', 'whole, peeled, ground'],
  ['Turmeric', 'cup', 'tumeric, ata ile pupa, gangamau', 'fresh, ground'],
  [
    'Dry pepper',
    'cup',
    'ground pepper, ata gigun, yaji pepper, dried pepper, cameroon pepper, chilli powder',
    'whole, ground',
  ],
  ['Pepper soup spice', 'sachet', 'peppersoup spice, pepper soup ingredient, pepper soup seasoning'],
  ['Suya spice', 'cup', 'yaji, suya pepper, suya powder'],
  ['Bay leaf', 'sachet', 'bayleaf, laurel leaf'],
  ['Cloves', 'cup', 'kanafuru, kanumfari'],
  ['Potash', 'piece', 'akanwu, kanwa, kaun, kanwu'],
];
