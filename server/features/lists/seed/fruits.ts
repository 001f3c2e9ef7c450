import type { SeedItem } from './item.ts';

export const fruits: readonly SeedItem[] = [
  ['Orange', 'piece', 'sweet orange, osan, lemu', 'peeled, unpeeled'],
  ['Banana', 'bunch', 'ripe banana, ogede wewe, ayaba'],
  ['Plantain', 'bunch', 'plantin, plaintain, ogede agbagba, ukom, dodo plantain', 'ripe, unripe'],
  ['Pawpaw', 'piece', 'paw paw, papaya, ibepe, gwanda'],
  ['Pineapple', 'piece', 'pine apple, pinapple, ope oyinbo, abarba'],
  ['Watermelon', 'piece', 'water melon, kankana'],
  ['Mango', 'piece', 'mangoro, cotonou mango, sweet mango'],
  ['Apple', 'piece', 'aple, apul', 'red, green'],
  ['Avocado', 'piece', 'avocado pear, avocado pea, ube oyibo, piya'],
  ['Lime', 'paint', 'osan wewe, green lime'],
  ['Lemon', 'piece', 'lemun tsami, yellow lemon'],
  ['Tangerine', 'piece', 'tanjarine, tangerin, tanjerin'],
  ['Guava', 'paint', 'goba, gova'],
  ['Coconut', 'piece', 'coco nut, agbon, kwakwa'],
  ['Agbalumo', 'paint', 'udara, african star apple, agwaluma'],
  ['Tiger nut', 'paint', 'tigernut, aya, ofio, aki hausa', 'fresh, dry'],
  ['Date', 'paint', 'dabino, debino, date fruit', 'fresh, dry'],
];
