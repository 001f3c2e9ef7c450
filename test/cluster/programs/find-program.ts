import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of a system program: in PATH, in root’s folder, or where its package installs it; of several the last by name.
 */
export function findProgram(name: string, storedIn?: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const path =
    found ?? (storedIn === undefined ? undefined : globSync(join(storedIn, name)).toSorted().at(-1));
  if (path === undefined)
    throw new Error(
      `${name} is missing: \`npm run test:nightly -- cluster\` installs it where it may, from Debian's packages`,
    );
  return path;
}
