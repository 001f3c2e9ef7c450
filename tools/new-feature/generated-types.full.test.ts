import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { makeFeature } from './make.ts';

const copy = mkdtempSync(join(tmpdir(), 'marketwaka-feature-types-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

for (const name of ['contract', 'server', 'web', 'package.json', 'tsconfig.base.json']) {
  cpSync(join(root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
writeFileSync(
  join(copy, 'tsconfig.json'),
  JSON.stringify({ files: [], references: [{ path: 'contract' }, { path: 'server' }, { path: 'web' }] }),
);

it(
  'a feature that was just made passes the types, and a mistake in it does not',
  { timeout: 300_000 },
  () => {
    makeFeature(copy, 'saved-baskets');
    expect(complaintsOfTypes()).toEqual([]);
    writeFileSync(join(copy, 'contract/saved-baskets/rules.ts'), 'export const wrong: number = "one";\n');
    expect(complaintsOfTypes()).not.toEqual([]);
  },
);

function complaintsOfTypes(): string[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('saved-baskets'));
}
