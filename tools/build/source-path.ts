import nodePath from 'node:path';
import { root } from '#tools/setup/root.mjs';

/**
 * The path of a file of ours below the project's folder, written as on every system; none for one from elsewhere.
 * Bundlers write `/` on Windows too.
 */
export function sourcePath(
  file: string,
  folder: string = root,
  { relative, isAbsolute, sep }: Pick<typeof nodePath, 'relative' | 'isAbsolute' | 'sep'> = nodePath,
): string {
  if (!isAbsolute(file)) return '';
  const path = relative(folder, file).split(sep).join('/');
  return path.startsWith('../') || isAbsolute(path) ? '' : path;
}
