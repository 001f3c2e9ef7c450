import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { edgePairs, textPairs } from './pairs.ts';
import { tokensOf } from './tokens-of.ts';

const css = await readFile(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = tokensOf(css, theme);

  it.each(textPairs)('%s can be read on %s in bright sun', (above, below) => {
    expect(contrast(tokens[above] ?? '', tokens[below] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s can be told from %s', (above, below) => {
    expect(contrast(tokens[above] ?? '', tokens[below] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('a phone that is set to dark gets the same colours as a person who chose dark', () => {
  const [, chosen = '', byPhone = ''] = css.split('color-scheme: dark;');
  const tokensIn = (block: string) =>
    [...block.slice(0, block.indexOf('}')).matchAll(/--[a-z0-9-]+: [^;]+/g)].map(String);
  expect(tokensIn(byPhone)).toEqual(tokensIn(chosen));
  expect(tokensIn(chosen).length).toBeGreaterThan(40);
});

it('black on white stands as far apart as colours can', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#fff', '#000')).toBeCloseTo(21);
});
