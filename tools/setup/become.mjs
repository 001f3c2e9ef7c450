import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Turns this process into the given script under the given Node; an older Node, which cannot, runs it as a child
 * and passes signals and exit code through.
 * @param {string} runtime
 * @param {string[]} words
 * @param {readonly string[]} flags for Node itself
 */
export function become(runtime, [script = '', ...words], flags = []) {
  const all = [...flags, join(root, script), ...words];
  if (typeof process.execve === 'function') process.execve(runtime, [runtime, ...all]);
  const child = spawn(runtime, all, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
