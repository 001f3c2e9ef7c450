import { isTest, targetOf, type Repository } from '../repository.ts';
import type { Rule, Violation } from '../violation.ts';

/** More features than these need what stands below them all. */
const mostImporters = 5;

/** In all three trees features know only those before them, and none holds what all the others need. */
export const featureOrder: Rule = (repository) => [
  ...unlisted(repository),
  ...disagreements(repository),
  ...againstTheOrder(repository),
  ...cupboards(repository),
];

function unlisted({ modules, webFeatureOrder }: Repository): Violation[] {
  const features = new Set([...modules.keys()].flatMap((path) => featureOf(path, 'web/features') ?? []));
  return [...features]
    .filter((feature) => !webFeatureOrder.includes(feature))
    .map((feature) => ({
      path: `web/features/${feature}`,
      line: 1,
      says: `${feature} stands in no place of web/feature-order.ts`,
    }));
}

/** The web may have features of its own; those that the server has too stand in its order. */
function disagreements({ featureOrder: order, webFeatureOrder }: Repository): Violation[] {
  const both = webFeatureOrder.filter((feature) => order.includes(feature));
  const servers = order.filter((feature) => both.includes(feature));
  const at = both.findIndex((feature, place) => feature !== servers[place]);
  return at < 0
    ? []
    : [
        {
          path: 'web/feature-order.ts',
          line: 1,
          says: `${both[at]} stands where the server's order has ${servers[at]}`,
        },
      ];
}

function againstTheOrder({ modules, featureOrder: order, webFeatureOrder }: Repository): Violation[] {
  const found: Violation[] = [];
  for (const module of modules.values()) {
    for (const [tree, places] of [
      ['contract', order],
      ['server/features', order],
      ['web/features', webFeatureOrder],
    ] as const) {
      const here = featureOf(module.path, tree);
      if (here === undefined || isTest(module.path)) continue;
      for (const imported of module.imports) {
        const target = targetOf(module, imported);
        const there = 'file' in target ? featureOf(target.file, tree) : undefined;
        if (there !== undefined && places.includes(here) && places.indexOf(there) > places.indexOf(here))
          found.push({
            path: module.path,
            line: imported.line,
            says: `${here} imports ${there}, which comes after it`,
          });
      }
    }
  }
  return found;
}

/** A component, hook or function that most features import belongs below them; what a feature knows of its own may be asked. */
function cupboards({ modules }: Repository): Violation[] {
  const importers = new Map<string, Set<string>>();
  for (const module of modules.values()) {
    const here = featureOf(module.path, 'web/features');
    if (here === undefined) continue;
    for (const imported of module.imports) {
      const target = targetOf(module, imported);
      if (!('file' in target)) continue;
      const there = featureOf(target.file, 'web/features');
      if (there === undefined || there === here || target.file.endsWith('/queries.ts')) continue;
      importers.set(target.file, (importers.get(target.file) ?? new Set()).add(here));
    }
  }
  return [...importers]
    .filter(([, features]) => features.size > mostImporters)
    .map(([path, features]) => ({
      path,
      line: 1,
      says: `${features.size} other features import it: what all need stands below them (${[...features].join(', ')})`,
    }));
}

function featureOf(path: string, tree: 'contract' | 'server/features' | 'web/features'): string | undefined {
  return path.startsWith(`${tree}/`) ? /^([^/]+)\//.exec(path.slice(tree.length + 1))?.[1] : undefined;
}
