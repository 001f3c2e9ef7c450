import { describe, expect, test } from 'vitest';
import { parseShoppingList } from '../parsing/parse-list.ts';
import { refusedRuleOf, refusedRulesOf } from './rule-of-item.ts';

const rules = refusedRulesOf([
  { word: 'Gas', rule: 'not-carried' },
  { word: 'cement', rule: 'not-carried' },
  { word: 'live goat', rule: 'not-carried' },
  { word: 'bitters', rule: 'adults-only' },
]);

/** The rules of a list as somebody typed it, a line at a time. */
function rulesOf(text: string) {
  return parseShoppingList(text).map((item) => refusedRuleOf(rules, item) ?? null);
}

describe('an item of the list of refused goods', () => {
  test.each([
    ['gas'],
    ['12.5kg gas'],
    ['GAS!'],
    ['abeg 1 gas'],
    ['2 bags of cement'],
    ['cement 10 bags at 9000 each'],
    ['live goat'],
    ['2 live goats'],
    ['goat (live)'],
  ])('is not carried where somebody writes “%s”', (line) => {
    expect(rulesOf(line)).toEqual(['not-carried']);
  });

  test.each([
    ['gas lighter'],
    ['cement-coloured bucket'],
    ['cement trowel'],
    ['goat'],
    ['2 kg goat meat'],
    ['gasoline can'],
    ['goat (for the live band)'],
    ['orogbo from far away'],
  ])('is bought where somebody writes “%s”', (line) => {
    expect(rulesOf(line)).toEqual([null]);
  });

  test('is for grown people only where the list says so, in any spelling of the catalogue', () => {
    expect(rulesOf('2 bottles bitters\nbitter\nbitter leaf')).toEqual(['adults-only', 'adults-only', null]);
  });

  test('is not carried where its word stands under both rules', () => {
    const both = refusedRulesOf([
      { word: 'gin', rule: 'not-carried' },
      { word: 'Gin!', rule: 'adults-only' },
    ]);
    expect(refusedRuleOf(both, { name: 'gin', note: '' })).toBe('not-carried');
  });

  test('is no name without a letter', () => {
    expect(
      refusedRuleOf(refusedRulesOf([{ word: '!', rule: 'not-carried' }]), { name: '🍅', note: '' }),
    ).toBe(undefined);
  });
});
