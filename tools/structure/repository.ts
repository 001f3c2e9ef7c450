import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { readModule, type Import, type Module } from './module.ts';

/** A file that holds no TypeScript but is held to size and naming. */
export interface OtherFile {
  path: string;
  lines: number;
  text: string;
}

export interface Repository {
  modules: ReadonlyMap<string, Module>;
  others: readonly OtherFile[];
  featureOrder: readonly string[];
  webFeatureOrder: readonly string[];
}

export const trees = ['contract', 'server', 'web', 'test', 'tools', 'bench'] as const;

/** Reads every source of the trees under the root. */
export function readRepository(root: string): Repository {
  const files = trees
    .filter((tree) => existsSync(join(root, tree)))
    .flatMap((tree) => filesUnder(root, tree));
  const modules = new Map<string, Module>();
  const others: OtherFile[] = [];
  for (const path of files) {
    const source = readFileSync(join(root, path), 'utf8');
    if (/\.(ts|tsx|mjs)$/.test(path)) modules.set(path, readModule(path, source));
    else others.push({ path, lines: source.trimEnd().split('\n').length, text: source });
  }
  return {
    modules,
    others,
    featureOrder: readFeatureOrder(root, 'server'),
    webFeatureOrder: readFeatureOrder(root, 'web'),
  };
}

function filesUnder(root: string, tree: string): string[] {
  return readdirSync(join(root, tree), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css|sql)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Read as text: the checker also looks at trees that it must not run. */
function readFeatureOrder(root: string, tree: 'server' | 'web'): string[] {
  const file = join(root, tree, 'feature-order.ts');
  const list = existsSync(file)
    ? /featureOrder = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return [...(list ?? '').matchAll(/'([^']+)'/g)].map((found) => found[1] ?? '');
}

/** The file that an import means, from the root; a package or a part of Node stays as it is written. */
export function targetOf(module: Module, { specifier }: Import): { file: string } | { package: string } {
  const alias = /^#(contract|server|web|test|tools)\/(.*)$/.exec(specifier);
  const bare = specifier.split('?')[0] ?? '';
  if (alias !== null) return { file: bare.slice(1) };
  if (specifier.startsWith('.'))
    return { file: posix.normalize(posix.join(posix.dirname(module.path), bare)) };
  return { package: specifier };
}

export function treeOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** Tests may know what they test and what they test with. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('test/');
}
