import { posix } from 'node:path';
import type { Import, Module } from '../module.ts';
import { isTest, targetOf, treeOf } from '../repository.ts';
import type { Rule, Violation } from '../violation.ts';

const aliased = ['contract', 'server', 'web', 'test', 'tools'];

const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  server: ['server', 'contract'],
  web: ['web', 'contract'],
  bench: ['bench', 'contract', 'server', 'test', 'tools'],
  tools: ['tools', 'contract', 'server', 'web', 'test'],
};

/** The contract stands alone; server and web stand on it and never meet; nothing that ships knows tests or tools. */
export const trees: Rule = ({ modules }) => [
  ...[...modules.values()].flatMap(climbs),
  ...[...modules.values()]
    .filter((module) => !isTest(module.path))
    .flatMap((module) =>
      module.imports.flatMap((imported) => {
        const says = complaint(module, imported);
        return says === undefined ? [] : [{ path: module.path, line: imported.line, says }];
      }),
    ),
];

/** Refuses paths more than one folder up: an alias there means that a move changes no import inside a folder. */
function climbs(module: Module): Violation[] {
  return module.imports
    .filter(({ specifier }) => specifier.startsWith('../../') && hasAlias(module, specifier))
    .map(({ specifier, line }) => ({
      path: module.path,
      line,
      says: `${specifier} climbs two folders: name it by its alias`,
    }));
}

function hasAlias(module: Module, specifier: string): boolean {
  const target = posix.normalize(posix.join(posix.dirname(module.path), specifier));
  return aliased.includes(treeOf(target)) && /\.(ts|tsx|mjs)$/.test(target);
}

function complaint(module: Module, imported: Import): string | undefined {
  const target = targetOf(module, imported);
  const tree = treeOf(module.path);
  if ('package' in target) {
    if (tree === 'contract' && !/^zod(\/|$)/.test(target.package))
      return `the contract imports ${target.package}; it may import zod alone`;
    if (tree === 'web' && target.package.startsWith('node:'))
      return `the web imports ${target.package}, which browsers do not have`;
    return undefined;
  }
  const allowed = mayImport[tree] ?? [];
  return allowed.includes(treeOf(target.file))
    ? undefined
    : `${tree} imports ${target.file}; it may import ${allowed.join(', ')}`;
}
