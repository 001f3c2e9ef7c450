import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)));

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const source =
  /(?<![\w/.#-])(?:contract|server|web|test|tools|bench|docs)\/[\w./-]+\.(?:tsx?|mjs|md|css|svg)\b/g;

it.each(documents)('every link and every file that %s names is there', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const linked = [...text.matchAll(link)]
    .map((found) => found[1] ?? '')
    .filter((address) => !/^(https?|mailto):/.test(address))
    .map((address) => normalize(join(dirname(path), address)));
  const named = [...text.matchAll(source)].map(([name]) => name);
  expect([...linked, ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
