import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root folder of the product, whether its server runs from sources or from a build. */
export const productRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('the product has no package.json above its server');
  return findRoot(above);
}
