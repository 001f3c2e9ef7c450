import { posix } from 'node:path';
import type { Repository } from '../repository.ts';
import type { Rule, Violation } from '../violation.ts';
import { fileOfEndpoint } from './endpoints.ts';

const most = 20;
const prefixed = 4;
/** Every hook of React begins with it. */
const hooks = 'use';

/** A folder is small enough to be read at a glance; what four files share in their names is a folder of its own. */
export const folders: Rule = (repository) =>
  [...filesByFolder(repository)].flatMap(([folder, files]) => [
    ...tooMany(folder, files),
    ...sharedPrefixes(repository, folder, files),
  ]);

function filesByFolder({ modules, others }: Repository): Map<string, string[]> {
  const paths = [...modules.keys(), ...others.map(({ path }) => path)].filter(
    (path) => !path.startsWith('server/db/migrations/'),
  );
  return Map.groupBy(paths, (path) => posix.dirname(path));
}

function tooMany(folder: string, files: readonly string[]): Violation[] {
  return files.length > most
    ? [{ path: folder, line: 1, says: `${files.length} files stand side by side; ${most} are the most` }]
    : [];
}

function sharedPrefixes(repository: Repository, folder: string, files: readonly string[]): Violation[] {
  const names = new Set(files.map(nameOf).filter((name) => name.includes('-')));
  const endpoints = folder.startsWith('server/') ? endpointFiles(repository) : new Set<string>();
  const byPrefix = Map.groupBy(
    [...names].filter((name) => !endpoints.has(name)),
    (name) => name.split('-')[0] ?? '',
  );
  return [...byPrefix]
    .filter(([prefix, sharing]) => sharing.length >= prefixed && prefix !== hooks)
    .map(([prefix, sharing]) => ({
      path: folder,
      line: 1,
      says: `${sharing.length} files begin with ${prefix}-: make it a folder (${sharing.join(', ')})`,
    }));
}

function nameOf(path: string): string {
  return posix.basename(path).split('.')[0] ?? '';
}

/** Files of endpoints begin with a verb, which many may share. */
function endpointFiles({ modules }: Repository): Set<string> {
  return new Set(
    [...modules.values()].flatMap(({ endpoints }) =>
      endpoints.map(({ name }) => nameOf(fileOfEndpoint(name))),
    ),
  );
}
