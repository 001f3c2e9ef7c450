import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { expressionsIn, expressionsOf, textsAgainst, type Expression } from './expressions.ts';

const root = join(import.meta.dirname, '../..');
const short = 4000;
const long = 64_000;
// A reading that goes once through sixty-four thousand letters takes a millisecond or two, one that starts anew at each of them seconds; this allows for a busy machine.
const patienceMs = 250;

/** How long the slowest of the texts takes; a reading without end is cut off. */
function slowestMs(expression: Expression, length: number): number {
  const context = createContext({ text: '' });
  const script = new Script(
    `new RegExp(${JSON.stringify(expression.source)}, ${JSON.stringify(expression.flags)}).test(text)`,
  );
  let slowest = 0;
  for (const text of textsAgainst(expression, length)) {
    Object.assign(context, { text });
    // The machine may have been busy with something else: the quickest of three counts.
    const times = [0, 1, 2].map((turn) => (turn > 0 && slowest < patienceMs / 4 ? Infinity : timed()));
    slowest = Math.max(slowest, Math.min(...times));
    if (slowest > patienceMs) return slowest;
  }
  return slowest;

  function timed(): number {
    const before = performance.now();
    try {
      script.runInContext(context, { timeout: patienceMs * 4 });
    } catch {
      return Infinity;
    }
    return performance.now() - before;
  }
}

function isSlow(expression: Expression): boolean {
  return slowestMs(expression, short) > patienceMs || slowestMs(expression, long) > patienceMs;
}

describe('no text holds the house up', () => {
  const expressions = expressionsIn(root, ['contract', 'server']);

  it('every expression of both trees is looked at', () => {
    expect(expressions.length).toBeGreaterThan(100);
  });

  it.each(expressions.map((one) => [`/${one.source}/${one.flags}`, one.where, one] as const))(
    '%s in %s',
    (_what, _where, expression) => {
      expect(isSlow(expression)).toBe(false);
    },
    60_000,
  );
});

describe('one that does hold it up is found', () => {
  it.each([
    ['of its own repetition', 'const odd = /^(a+)+$/;'],
    ['of two that can be either', 'const odd = /^(\\d|\\d\\d)+$/;'],
    ['of a search from everywhere', 'const odd = /\\s+$/;'],
  ])('because %s', (_why, text) => {
    const [odd] = expressionsOf('odd.ts', text);
    if (odd === undefined) throw new Error('it was not seen at all');
    expect(isSlow(odd)).toBe(true);
  });
});
