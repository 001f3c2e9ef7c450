import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const lines = (rows: string[][]) => csvOf(rows).replace('\uFEFF', '').split('\r\n');

describe('the early-access list as a file', () => {
  it('keeps names with commas, quotes and line breaks in one cell', () => {
    expect(lines([['Ada, "the boss"', 'ada@example.ng']])[0]).toBe('"Ada, ""the boss""","ada@example.ng"');
    expect(csvOf([['Ada\nObi']])).toContain('"Ada\nObi"');
  });

  it.each(['=HYPERLINK("http://bad")', '+1', '-1+2', '-1\n=1', '-', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'does not let %j run as a formula',
    (text) => {
      expect(lines([[text]])[0]?.startsWith('"\'')).toBe(true);
    },
  );

  it('leaves ordinary names and addresses as they are', () => {
    expect(lines([['Musa Bello', 'musa+waka@example.ng']])).toEqual([
      '"Musa Bello","musa+waka@example.ng"',
      '',
    ]);
  });

  it('leaves what is below nothing a figure that can be summed', () => {
    expect(lines([['-1250.50', '-3']])[0]).toBe('"-1250.50","-3"');
  });

  it('tells Excel that the letters are UTF-8', () => {
    expect(csvOf([['Ọmọ']]).startsWith('\uFEFF')).toBe(true);
  });
});
