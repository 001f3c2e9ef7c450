import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/threats.md'), 'utf8');

it('the page about threats names files that are there, and a test for every way in', () => {
  const named = [...page.matchAll(/`([a-z.][\w./-]*\.(?:ts|tsx|mjs|json|md))`/g)].map(
    ([, path = '']) => path,
  );
  const inFull = named.filter((path) => path.includes('/'));
  expect(inFull.length).toBeGreaterThan(50);
  expect(inFull.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const [, ways = ''] = page.split('## Where they come in');
  const rows =
    ways
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => /^\| (?!boundary|-)/.test(line)) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/`[^`]+\.(?:test|spec)\.tsx?`/.test(row.split('|').at(-2) ?? ''))).toEqual([]);
});
