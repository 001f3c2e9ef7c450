import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { reconciledOf } from './reconciling.ts';

const ours = (reference: string, kobo: number) => ({
  reference,
  code: `MW-${reference}`,
  kobo: asKobo(kobo),
});
const theirs = (reference: string, kobo: number) => ({ reference, kobo: asKobo(kobo) });
const states = (...lines: Parameters<typeof reconciledOf>) =>
  reconciledOf(...lines).map(({ state, reference }) => `${reference} ${state}`);

describe('their list against ours', () => {
  test('matches by reference, and sees what differs and what one side lacks', () => {
    const found = states(
      [ours('a', 100), ours('b', 200), ours('c', 300)],
      [theirs('b', 201), theirs('a', 100), theirs('x', 5)],
    );
    expect(found).toEqual(['b amount-differs', 'a matched', 'x only-theirs', 'c only-ours']);
  });

  test('a reference that they list twice is matched once', () => {
    expect(states([ours('a', 100)], [theirs('a', 100), theirs('a', 100)])).toEqual([
      'a matched',
      'a only-theirs',
    ]);
  });

  test('two empty lists agree', () => {
    expect(reconciledOf([], [])).toEqual([]);
  });
});
