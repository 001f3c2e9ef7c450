import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { csvOf, reconciledOf } from './reconciling.ts';

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

describe('a file for a spreadsheet', () => {
  test('quotes what would break it, and lets nothing be taken for a formula', () => {
    const rows = [{ who: 'Obi, "Mama" Ngozi', kobo: 100, note: '=HYPERLINK("x")' }];
    expect(csvOf(['who', 'kobo', 'note'], rows)).toBe(
      'who,kobo,note\r\n"Obi, ""Mama"" Ngozi",100,"\'=HYPERLINK(""x"")"\r\n',
    );
  });

  test('leaves an empty cell where nothing is known', () => {
    expect(csvOf(['code', 'kobo'], [{ code: null, kobo: 5 }])).toBe('code,kobo\r\n,5\r\n');
  });
});
