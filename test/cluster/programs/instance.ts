import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writtenDataKey } from '#server/secrets/data-key.ts';
import { testKey } from '#test/data-key.ts';
import { nodeFlags } from '#test/product/node-flags.ts';
import { startChild, type Child } from './child.ts';
import { newFolder } from './folder.ts';

const root = resolve(import.meta.dirname, '../../..');
const readyMs = 60_000;

/** One process of the product, with nothing of its own but an empty folder. */
export interface Instance {
  name: string;
  port: number;
  url: string;
  pid: () => number;
  start(): Promise<void>;
  /** In the middle of whatever it does. */
  kill(): Promise<void>;
  /** Stops it as an operator does; returns the milliseconds that it took. */
  leave(): Promise<number>;
  remove(): Promise<void>;
}

export function newInstance(
  name: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Instance {
  const folder = newFolder(name);
  const url = `http://127.0.0.1:${port}`;
  let running: Child | undefined;
  const start = async () => {
    const child = startChild([process.execPath, ...nodeFlags, 'dist/server/main.js'], {
      cwd: root,
      env: {
        DATA_KEYS: writtenDataKey(testKey),
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
      },
    });
    running = child;
    const until = Date.now() + readyMs;
    while (!(await isReady(url))) {
      if (Date.now() > until || !child.isRunning())
        throw new Error(`instance ${name} is not ready: ${child.lastWords()}`);
      await pause(50);
    }
  };
  return {
    name,
    port,
    url,
    pid: () => running?.pid ?? 0,
    start,
    kill: async () => running?.end('SIGKILL'),
    leave: async () => {
      const before = performance.now();
      await running?.end('SIGTERM');
      return performance.now() - before;
    },
    remove: async () => {
      await running?.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok === true;
}
