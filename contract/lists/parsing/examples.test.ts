import { describe, expect, test } from 'vitest';
import { parseShoppingList } from './parse-list.ts';
import { listItem, type ListItem } from '../schema.ts';
import { amounts } from './examples/amounts.ts';
import { messages } from './examples/messages.ts';
import { money } from './examples/money.ts';
import { names } from './examples/names.ts';
import { parting } from './examples/parting.ts';

/** An item on one line: `2 paint garri ₦3000 (white) ?money`. */
function understood(item: ListItem): string {
  const words = [String(item.quantity), item.measure ?? '', item.name];
  if (item.capKobo !== null) words.push(`₦${item.capKobo / 100}`);
  if (item.note !== '') words.push(`(${item.note})`);
  return [...words, ...item.unsure.map((part) => `?${part}`)].filter((word) => word !== '').join(' ');
}

describe.each([
  ['amounts and measures', amounts],
  ['money', money],
  ['names', names],
  ['one line, how many items', parting],
  ['messages, with all that stands around the goods', messages],
])('a list as people write it: %s', (_what, lines) => {
  test.each(lines.map(([written, ...items]) => ({ written, items })))('$written', ({ written, items }) => {
    expect(parseShoppingList(written).map(understood)).toEqual(items);
  });
});

test('every line of the tables comes out as the contract says an item looks', () => {
  const written = [...amounts, ...money, ...names, ...parting, ...messages].map(([line]) => line);
  expect(written.length).toBeGreaterThanOrEqual(150);
  for (const item of parseShoppingList(written.join('\n'))) expect(listItem.parse(item)).toEqual(item);
});

test('a whole list keeps its order, and blank lines are nothing', () => {
  const items = parseShoppingList('\n1. Rice 2kg\r\n\r\n   \n2. Beans, yam\n');
  expect(items.map((item) => item.raw)).toEqual(['Rice 2kg', 'Beans', 'yam']);
});

test('the words of the customer travel with the item, letter by letter', () => {
  const items = parseShoppingList('3)  5 Tubers  YAM, Big ; ₦1,500 Crayfish!!');
  expect(items.map((item) => item.raw)).toEqual(['5 Tubers  YAM, Big', '₦1,500 Crayfish!!']);
});
