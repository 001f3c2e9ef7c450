import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { withRow } from './proofs-page.ts';
import { wideProofs } from './wide-proofs.ts';

const page = readFileSync(join(root, 'docs', 'proofs.md'), 'utf8');
const run = { day: '2026-11-25', commit: 'abc1234', closing: '3 passed | 0 failed' };

it('every wide proof has a row that its run is written into', () => {
  for (const { name } of wideProofs) {
    const written = withRow(page, name, run);
    expect(written).toMatch(
      new RegExp(`^\\| \`${name}\` \\| .* \\| 2026-11-25 \\| abc1234 \\| 3 passed / 0 failed \\|$`, 'm'),
    );
    expect(written.split('\n')).toHaveLength(page.split('\n').length);
  }
});

it('a proof without a row is refused', () => {
  expect(() => withRow(page, 'unheard-of', run)).toThrow('no row for unheard-of');
});
