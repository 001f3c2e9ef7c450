import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the system is: in PATH, where root has its own, or where its package keeps it; of several the last by name. */
export function findProgram(name: string, keptIn?: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const path = found ?? (keptIn === undefined ? undefined : globSync(join(keptIn, name)).toSorted().at(-1));
  if (path === undefined)
    throw new Error(
      `${name} is missing: \`npm run test:nightly -- cluster\` installs it where it may, from Debian's packages`,
    );
  return path;
}
