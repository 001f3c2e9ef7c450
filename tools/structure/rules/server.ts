import type { Import, Module } from '../module.ts';
import { isTest, targetOf, type Repository } from '../repository.ts';
import type { Rule, Violation } from '../violation.ts';

/** The parts of a feature that stand beside its stages, never inside one. */
const atItsRoot = ['routes', 'reactions', 'personal-data', 'schedule', 'gauges', 'gateway', 'engine'];
/** The parts that the feature and each of its stages may have. */
const anywhere = ['policy', 'store', 'view', 'seed'];

/** The files of its own feature that each part may import; everything else in a feature is a command or a query. */
const own: Readonly<Record<string, readonly string[]>> = {
  // Accounts answers export and forget out of what every feature says of itself.
  routes: ['action', 'personal-data'],
  action: ['action', 'policy', 'store', 'view', 'gateway', 'engine'],
  reactions: ['action'],
  schedule: ['action', 'reactions'],
  gauges: ['action', 'store', 'policy'],
  seed: ['seed', 'action', 'store'],
  policy: ['policy'],
  store: ['store'],
  view: ['view'],
  gateway: ['gateway'],
  // Pure: it is handed what it knows.
  engine: ['engine'],
  'personal-data': ['store', 'view'],
};

/** Each file of a feature in the place of its part, and no feature known to the layers below them. */
export const server: Rule = (repository) => [...misplaced(repository), ...wrongImports(repository)];

function misplaced({ modules, featureOrder }: Repository): Violation[] {
  return [...modules.keys()].flatMap((path) => {
    const [, feature = '', file = ''] = /^server\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (feature === '') return [];
    const says = featureOrder.includes(feature)
      ? misplacedFile(file)
      : `${feature} stands in no place of server/feature-order.ts`;
    return says === undefined || isTest(path) ? [] : [{ path, line: 1, says }];
  });
}

function misplacedFile(file: string): string | undefined {
  const name = file.replace(/\.ts$/, '');
  const base = name.split('/').at(-1) ?? '';
  if (/^(gateway|engine)\//.test(name)) return undefined;
  if (name.includes('/') && atItsRoot.includes(base))
    return `${base} stands at its feature's root, beside the stages`;
  return /^(commands|reads)(-|$)/.test(base)
    ? `a command or a query is named after its endpoint or what it does, not ${base}`
    : undefined;
}

function wrongImports({ modules }: Repository): Violation[] {
  return [...modules.values()]
    .filter((module) => module.path.startsWith('server/') && !isTest(module.path))
    .flatMap((module) =>
      module.imports.flatMap((imported) => {
        const says = complaint(module, imported);
        return says === undefined ? [] : [{ path: module.path, line: imported.line, says }];
      }),
    );
}

function complaint(module: Module, imported: Import): string | undefined {
  const target = targetOf(module, imported);
  const there = 'file' in target ? featureFile(target.file) : undefined;
  if (there === undefined) return undefined;
  const here = featureFile(module.path);
  if (here === undefined) {
    // Only the app, what starts it and what reads its settings put features together.
    return /^server\/(env\/)?[a-z-]+\.ts$/.test(module.path)
      ? undefined
      : `${module.path} stands below the features and imports ${there.feature}`;
  }
  if (here.feature === there.feature) {
    const allowed = own[here.part] ?? [];
    return imported.kind === 'type' || allowed.includes(there.part)
      ? undefined
      : `${here.part} imports its feature's ${there.part}; it may import ${allowed.join(', ')}`;
  }
  return ['action', 'store'].includes(there.part)
    ? undefined
    : `${here.feature} imports ${there.feature}'s ${there.part}; another feature's commands, queries and store are for others`;
}

function featureFile(path: string): { feature: string; part: string } | undefined {
  const [, feature, file] = /^server\/features\/([^/]+)\/(.+)\.ts$/.exec(path) ?? [];
  if (feature === undefined || file === undefined) return undefined;
  const folders = file.split('/');
  const base = folders.pop() ?? '';
  const part =
    [...atItsRoot, ...anywhere].find((known) => folders.includes(known)) ??
    atItsRoot.find((known) => base === known) ??
    anywhere.find((known) => base === known || base.startsWith(`${known}-`));
  return { feature, part: part ?? 'action' };
}
