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
  /(?<![\w/.#-])(?:contract|server|web|test|tools|bench|docs|deploy)\/[\w./-]+\.(?:tsx?|mjs|md|css|svg|sh|ya?ml)\b/g;
const script = /npm run (?:--silent )?([a-z]+(?:[:-][a-z0-9]+)*)(?![\w:-]*[A-Z:])/g;
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

it.each(documents)('every link and every file that %s names is there', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const linked = [...text.matchAll(link)]
    .map((found) => found[1] ?? '')
    .filter((address) => !/^(https?|mailto):/.test(address))
    .map((address) => normalize(join(dirname(path), address)));
  const named = [...text.matchAll(source)].map(([name]) => name);
  expect([...linked, ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** The changelog says what a script was called before. */
const ofToday = documents.filter((path) => path !== 'CHANGELOG.md');

it.each(ofToday)('every script that %s names is one of the package', (path) => {
  const named = [...readFileSync(join(root, path), 'utf8').matchAll(script)].map(([, name]) => name);
  expect(named.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
});
