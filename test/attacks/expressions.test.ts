import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expressionsIn, expressionsOf } from './expressions.ts';
import { isSlow, type Reading } from './reading-time.ts';

const root = join(import.meta.dirname, '../..');

// A reading that goes once through eight thousand letters takes some microseconds, one that starts anew at each of them fifty milliseconds.
const quickly: Reading = { length: 8000, mostMs: 8 };

/** Every regular expression of both trees reads every text of the given length in time. */
export function holdToTime(reading: Reading): void {
  const expressions = expressionsIn(root, ['contract', 'server']);

  it('every expression of both trees is looked at', () => {
    expect(expressions.length).toBeGreaterThan(100);
  });

  it.each(expressions.map((one) => [`/${one.source}/${one.flags}`, one.where, one] as const))(
    '%s in %s',
    (_what, _where, expression) => {
      expect(isSlow(expression, reading)).toBe(false);
    },
  );
}

describe('no text holds the house up', () => {
  holdToTime(quickly);
});

describe('one that does hold it up is found', () => {
  it.each([
    ['of its own repetition', 'const odd = /^(a+)+$/;'],
    ['of two that can be either', 'const odd = /^(\\d|\\d\\d)+$/;'],
    ['of a search from everywhere', 'const odd = /\\s+$/;'],
  ])('because %s', (_why, text) => {
    const [odd] = expressionsOf('odd.ts', text);
    if (odd === undefined) throw new Error('it was not seen at all');
    expect(isSlow(odd, quickly)).toBe(true);
  });
});
