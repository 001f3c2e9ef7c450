import { expect, test } from 'vitest';
import { catalogueItem } from '#contract/lists/catalogue/schema.ts';
import { itemsFound, sectionFrom } from './search.ts';

const item = (digit: number, name: string, stall: string, aliases: string[] = []) =>
  catalogueItem.parse({
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    name,
    weights: [],
    aliases,
    defaultMeasure: 'paint',
    options: [],
    stall,
    isActive: true,
  });
const items = [
  item(1, 'Tomato', 'vegetables', ['Tomati']),
  item(2, 'Ogbono', 'soup-things', ['Ọ̀gbọ̀nọ̀', 'Apon']),
  item(3, 'Garri', 'grains'),
];
const namesFound = (search: string, section: Parameters<typeof sectionFrom>[0] = null) =>
  itemsFound(items, { search, section: sectionFrom(section) }).map(({ name }) => name);

test('an item is found by any of its names, with or without signs on the letters', () => {
  expect(namesFound('')).toEqual(['Tomato', 'Ogbono', 'Garri']);
  expect(namesFound('TOMATOES')).toEqual(['Tomato']);
  expect(namesFound('apon')).toEqual(['Ogbono']);
  expect(namesFound('ọ̀gbọ̀')).toEqual(['Ogbono']);
  expect(namesFound('yam')).toEqual([]);
});

test('the search finds items only in the chosen section', () => {
  expect(namesFound('o', 'vegetables')).toEqual(['Tomato']);
  expect(namesFound('', 'no such section')).toHaveLength(3);
});
