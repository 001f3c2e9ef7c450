import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Turns this process into the given script under the given Node. Windows and an older Node cannot, and run it as a
 * child, whose exit code is passed on.
 * @param {string} runtime
 * @param {string[]} words
 * @param {readonly string[]} flags for Node itself
 * @param {NodeJS.Platform} platform
 */
export function become(runtime, [script = '', ...words], flags = [], platform = process.platform) {
  const all = [...flags, join(root, script), ...words];
  // On Windows the function is there, and throws.
  if (platform !== 'win32' && typeof process.execve === 'function')
    process.execve(runtime, [runtime, ...all]);
  const child = spawn(runtime, all, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      // Windows tells every program of a console of Ctrl-C, and what we sent on would end the child at once.
      if (platform !== 'win32') child.kill(signal);
    });
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
