import type { Module } from '../module.ts';
import { targetOf } from '../repository.ts';
import type { Rule, Violation } from '../violation.ts';

/** No file imports itself by way of others, types included. One that loads another when it is wanted does not count. */
export const cycles: Rule = ({ modules }) => {
  const found: Violation[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const loop = [...trail.slice(start), path];
      found.push({ path, line: 1, says: `imports go round: ${loop.join(' → ')}` });
      return;
    }
    const module = modules.get(path);
    if (module === undefined || finished.has(path)) return;
    for (const next of importedFiles(module)) visit(next, [...trail, path]);
    finished.add(path);
  };
  for (const path of modules.keys()) visit(path, []);
  return found;
};

function importedFiles(module: Module): string[] {
  return module.imports
    .filter((imported) => imported.kind !== 'dynamic')
    .map((imported) => targetOf(module, imported))
    .flatMap((target) => ('file' in target ? [target.file] : []));
}
