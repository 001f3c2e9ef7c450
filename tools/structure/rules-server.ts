import type { Import, Module } from './module.ts';
import { isTest, targetOf, type Repository } from './repository.ts';
import type { Rule, Violation } from './violation.ts';

const vocabulary =
  /^((routes|policy|reactions|personal-data|schedule|gauges)|(commands|reads|store|view|seed)(-[a-z-]+)?)\.ts$/;

/** What a file of a feature may know of its own feature's other files. */
const own: Readonly<Record<string, readonly string[]>> = {
  // Accounts answers export and forget out of what every feature says of itself.
  routes: ['commands', 'reads', 'personal-data'],
  commands: ['commands', 'reads', 'policy', 'store', 'view', 'gateway', 'engine'],
  reads: ['reads', 'policy', 'store', 'view'],
  reactions: ['commands'],
  schedule: ['commands', 'reactions'],
  gauges: ['reads', 'store', 'policy'],
  seed: ['seed', 'commands', 'store'],
  policy: ['policy'],
  store: ['store'],
  view: ['view'],
  gateway: ['gateway'],
  // Pure: what it knows it is told.
  engine: ['engine'],
  'personal-data': ['store', 'view'],
};

/** Features in their order, a closed vocabulary of files, and no feature known to the door below them. */
export const server: Rule = (repository) => [...misnamed(repository), ...wrongImports(repository)];

function misnamed({ modules, featureOrder }: Repository): Violation[] {
  return [...modules.keys()].flatMap((path) => {
    const [, feature = '', file = ''] = /^server\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (feature === '') return [];
    if (!featureOrder.includes(feature))
      return [{ path, line: 1, says: `${feature} stands in no place of server/feature-order.ts` }];
    if (isTest(path) || /^(gateway|engine)\//.test(file) || vocabulary.test(file)) return [];
    return [
      {
        path,
        line: 1,
        says: `${file} is no word of a feature's vocabulary (routes, commands, reads, store, policy, view …)`,
      },
    ];
  });
}

function wrongImports({ modules, featureOrder }: Repository): Violation[] {
  return [...modules.values()]
    .filter((module) => module.path.startsWith('server/') && !isTest(module.path))
    .flatMap((module) =>
      module.imports.flatMap((imported) => {
        const says = complaint(module, imported, featureOrder);
        return says === undefined ? [] : [{ path: module.path, line: imported.line, says }];
      }),
    );
}

function complaint(module: Module, imported: Import, order: readonly string[]): string | undefined {
  const target = targetOf(module, imported);
  const there = 'file' in target ? featureFile(target.file) : undefined;
  if (there === undefined) return undefined;
  const here = featureFile(module.path);
  if (here === undefined) {
    // Only the app, and what starts it, puts features together.
    return /^server\/[a-z-]+\.ts$/.test(module.path)
      ? undefined
      : `${module.path} stands below the features and imports ${there.feature}`;
  }
  if (here.feature === there.feature) {
    const allowed = own[here.word] ?? [];
    return imported.kind === 'type' || allowed.includes(there.word)
      ? undefined
      : `${here.word} imports its feature's ${there.word}; it may import ${allowed.join(', ')}`;
  }
  if (order.indexOf(there.feature) > order.indexOf(here.feature))
    return `${here.feature} imports ${there.feature}, which comes after it`;
  return ['commands', 'reads', 'store'].includes(there.word)
    ? undefined
    : `${here.feature} imports ${there.feature}'s ${there.word}; another feature's commands, reads and store are for others`;
}

function featureFile(path: string): { feature: string; word: string } | undefined {
  const [, feature, file] = /^server\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (feature === undefined || file === undefined) return undefined;
  const word = Object.keys(own).find(
    (known) => file === `${known}.ts` || file.startsWith(`${known}-`) || file.startsWith(`${known}/`),
  );
  return { feature, word: word ?? file };
}
