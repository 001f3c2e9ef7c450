import { expect, test } from 'vitest';
import type { RefusedGood } from '#contract/lists/refused/schema.ts';
import { withChanges } from './refused-draft.ts';

const notCarried = (...goods: string[]) => goods.map((word): RefusedGood => ({ word, rule: 'not-carried' }));

test('a draft takes in what another added and took away, and keeps what was typed', () => {
  const initial = [...notCarried('Cement', 'Gas', 'Cow'), { word: 'Beer', rule: 'adults-only' } as const];
  const now = [...notCarried('Acid', 'Cement', 'Cow'), { word: 'Gin', rule: 'adults-only' } as const];
  const typed = { notCarried: 'Cement\nGas\nPaint thinner', adultsOnly: 'Beer\nRum\nGin' };
  expect(withChanges(typed, initial, now)).toEqual({
    notCarried: 'Cement\nPaint thinner\nAcid',
    adultsOnly: 'Rum\nGin',
  });
});
