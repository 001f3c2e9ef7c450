import { expect, it } from 'vitest';
import { goodsOf } from './market-goods.ts';

it.each([
  ['Kado Fish Market', 'Where Abuja dey buy fish, pepper and yam.', 'fish'],
  ['Kado Market', 'Live catfish, frozen fish and dried fish.', 'fish'],
  ['Zuba Yam Market', '', 'tubers'],
  ['Life Camp Roadside Market', 'Di stalls wey near house pass: ugu, tomato, pepper, fruit.', 'fresh'],
  ['Deidei Tomatoes', 'Everything for soup: meat and spices.', 'fresh'],
  ['Jabi Provision Store', '', 'provisions'],
])('%s is drawn with what its name or description says it sells', (name, description, goods) => {
  expect(goodsOf({ name, description })).toBe(goods);
});

it.each([
  ['Karmo Market', 'Farmers bring yam, grains, fresh pepper and tomato by basket.'],
  ['Utako Market', 'Meat and fresh vegetables.'],
  ['Fish and Yam Market', ''],
  ['Wuse Market', ''],
  ['Selfish Market', ''],
])('%s sells many things or does not say, so it is drawn as a market', (name, description) => {
  expect(goodsOf({ name, description })).toBe('mixed');
});
