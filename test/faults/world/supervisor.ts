import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeFlags } from '#test/product/node-flags.ts';

const root = resolve(import.meta.dirname, '../../..');
const secondsToBeReady = 150;

/** The built product as a process that somebody keeps up: it is started again whenever it goes. */
export interface Supervised {
  log: string;
  /** By force; resolves once it is gone. One that is just not there cannot be killed. */
  kill(): Promise<void>;
  kills(): number;
  /** Exits that were not asked for. */
  left(): number;
  isReady(): Promise<boolean>;
  /** Resolves with the seconds that it took; one that does not come back has failed. */
  untilReady(): Promise<number>;
  stop(): Promise<void>;
}

/** Keeps the product up on a port, with this environment; what it says goes to a file. */
export function supervise(
  folder: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Supervised {
  const log = join(folder, 'product.log');
  let isStopping = false;
  let [kills, left] = [0, 0];
  let child: ChildProcess;
  const start = () => {
    const words = openSync(log, 'a');
    child = spawn(process.execPath, [...nodeFlags, 'dist/server/main.js'], {
      cwd: root,
      stdio: ['ignore', words, words],
      env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    });
    closeSync(words);
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL' && !isStopping) left += 1;
      if (!isStopping) setTimeout(start, 100);
    });
  };
  start();
  const isReady = async () => {
    const signal = AbortSignal.timeout(1500);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok === true;
  };
  return {
    log,
    kills: () => kills,
    left: () => left,
    isReady,
    kill: async () => {
      if (isGone(child)) return;
      kills += 1;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    untilReady: async () => {
      const since = performance.now();
      while (!(await isReady())) {
        if (performance.now() - since > secondsToBeReady * 1000)
          throw new Error(
            `the product is not ready ${secondsToBeReady} s after a fault; it says so in ${log}`,
          );
        await pause(25);
      }
      return (performance.now() - since) / 1000;
    },
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      if (!isGone(child)) await once(child, 'exit');
    },
  };
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
