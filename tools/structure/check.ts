import { readRepository } from './repository.ts';
import { cycles } from './rules/cycles.ts';
import { endpoints } from './rules/endpoints.ts';
import { featureOrder } from './rules/feature-order.ts';
import { folders } from './rules/folders.ts';
import { migrations } from './rules/migrations.ts';
import { server } from './rules/server.ts';
import { trees } from './rules/trees.ts';
import { web } from './rules/web.ts';
import { words } from './rules/words.ts';
import { writing } from './rules/writing.ts';
import type { Violation } from './violation.ts';

const rules = [trees, folders, web, server, featureOrder, endpoints, migrations, writing, words, cycles];

/** Everything under the root that the house rules refuse. */
export function checkStructure(root: string): Violation[] {
  const repository = readRepository(root);
  return rules
    .flatMap((rule) => rule(repository))
    .toSorted((one, other) => one.path.localeCompare(other.path) || one.line - other.line);
}
