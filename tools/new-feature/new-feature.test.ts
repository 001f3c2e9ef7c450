import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { checkStructure } from '#tools/structure/check.ts';
import { makeFeature } from './make.ts';

const copy = mkdtempSync(join(tmpdir(), 'marketwaka-feature-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

for (const name of ['contract', 'server', 'web', 'package.json', 'tsconfig.base.json', '.oxfmtrc.json']) {
  cpSync(join(root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

it('a new feature in three trees passes structure and formatting as it is', () => {
  const files = makeFeature(copy, 'saved-baskets');
  expect(files).toHaveLength(12);
  expect(readFileSync(join(copy, 'server/feature-order.ts'), 'utf8')).toContain(", 'saved-baskets'");
  expect(readFileSync(join(copy, 'server/features.ts'), 'utf8')).toContain(
    "  'saved-baskets': { routes: savedBasketsRoutes },\n};",
  );
  const complaints = checkStructure(copy).map(({ path, says }) => `${path} ${says}`);
  expect(complaints.filter((one) => /saved-baskets|server\/feature/.test(one))).toEqual([]);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', ...files],
    {
      cwd: copy,
    },
  );
  expect(status).toBe(0);
});

it.each(['Coupons', 'coupon', 'two words', '../coupons', ''])('a feature cannot be named "%s"', (noun) => {
  expect(() => makeFeature(copy, noun)).toThrow('cannot name a feature');
});

it('a new feature overwrites no file', () => {
  expect(() => makeFeature(copy, 'accounts')).toThrow('contract/accounts is there already.');
});
