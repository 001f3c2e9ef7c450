import { expect, test } from 'vitest';
import { countedTitle } from './use-counting-title.ts';

test('a title carries the number that waits once, and none where nothing does', () => {
  expect(countedTitle('Today · MarketWaka', 3)).toBe('(3) Today · MarketWaka');
  expect(countedTitle('(3) Today · MarketWaka', 4)).toBe('(4) Today · MarketWaka');
  expect(countedTitle('(99+) Chats', 0)).toBe('Chats');
  expect(countedTitle('Chats', 140)).toBe('(99+) Chats');
});
