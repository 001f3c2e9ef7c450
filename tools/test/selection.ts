import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';

export type Suite = 'unit' | 'db' | 'full' | 'browser';

/** The part of a suite to run; an empty one means all of it. */
export interface Narrowing {
  files: readonly string[];
  titles: readonly string[];
}

export const everything: Narrowing = { files: [], titles: [] };

const sources = ['contract', 'server', 'web', 'tools', 'bench', 'test'];

/** Every test file of the project by its suite, which its name says. */
export function findTestFiles(): ReadonlyMap<Suite, readonly string[]> {
  const files = globSync(
    sources.map((folder) => `${folder}/**/*.{test.ts,test.tsx,spec.ts}`),
    { cwd: root },
  );
  return Map.groupBy(files.map((file) => file.replaceAll('\\', '/')).toSorted(), suiteOf);
}

function suiteOf(file: string): Suite {
  if (file.endsWith('.spec.ts')) return 'browser';
  if (file.endsWith('.full.test.ts')) return 'full';
  return file.endsWith('.db.test.ts') ? 'db' : 'unit';
}

/**
 * Selects each suite's part by these words. After a test file's whole path they are titles in it; else they are parts
 * of file names, or, where no file has such a name, parts of titles. A suite without any of it is left out.
 */
export function select(words: readonly string[]): ReadonlyMap<Suite, Narrowing> {
  const suites = findTestFiles();
  const { isWanted, titles } = narrowingOf(words, [...suites.values()].flat());
  const found = [...suites].map(([suite, files]) => [suite, files.filter(isWanted)] as const);
  return new Map(
    found.filter(([, files]) => files.length > 0).map(([suite, files]) => [suite, { files, titles }]),
  );
}

function narrowingOf(words: readonly string[], files: readonly string[]) {
  const isPath = (word: string) => files.includes(word);
  if (words.some(isPath))
    return {
      isWanted: (file: string) => words.includes(file),
      titles: words.filter((word) => !isPath(word)),
    };
  const isNamed = (file: string) => words.some((word) => file.includes(word));
  if (files.some(isNamed)) return { isWanted: isNamed, titles: [] };
  return { isWanted: (file: string) => mentions(file, words), titles: words };
}

function mentions(file: string, titles: readonly string[]): boolean {
  const text = readFileSync(join(root, file), 'utf8').toLowerCase();
  return titles.some((title) => text.includes(title.toLowerCase()));
}

/** A pattern that matches just these texts, for runners that take patterns. */
export function patternFor(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join('|');
}
