import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { worthOf } from './own-money.ts';

/** The money that the only item of a line is to be worth. */
function readWorth(line: string): number | null | undefined {
  const [item] = parseShoppingList(line);
  if (item === undefined) return undefined;
  return worthOf({ ...item, capKobo: item.capKobo === null ? null : asKobo(item.capKobo) });
}

describe('a line that says nothing but money is that much worth', () => {
  test.each(['onions 500', '₦500 pepper', 'abeg pepper 500', '500 worth of ugu', 'ponmo five hundred naira'])(
    '%s is ₦500 worth',
    (line) => {
      expect(readWorth(line)).toBe(50_000);
    },
  );

  test.each([
    ['a count', '1 chicken 5000'],
    ['a count in words', 'one chicken 5000'],
    ['a measure', 'garri paint 3000'],
    ['more than one', '3 yam 2k'],
    ['a limit', 'chicken max 5000'],
    ['no money', 'chicken'],
  ])('%s is not: %s', (_what, line) => {
    expect(readWorth(line)).toBeNull();
  });

  test('money that was added by hand to a line without any is a limit', () => {
    expect(worthOf({ raw: 'chicken', quantity: 1, measure: null, capKobo: asKobo(500_000) })).toBeNull();
  });
});
