import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from './free-port.ts';
import { whenDone } from '../when-done.ts';

/** A Redis of a test file's own, which keeps nothing on the disk and goes with the file. */
export interface RedisServer {
  url: string;
  /** Gone at once, with all it knew. */
  kill(): Promise<void>;
  /** There again, and empty, under the same address. */
  restart(): Promise<void>;
  /** It holds its connections and answers nobody. */
  freeze(): void;
  thaw(): void;
}

const password = 'pepper';

export async function startRedis(): Promise<RedisServer> {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    throw new Error('redis-server is missing: `npm test` installs it, or `apt-get install redis-server`');
  const port = await freePort();
  const url = `redis://:${password}@127.0.0.1:${port}`;
  let child = await begin(port, url);
  whenDone(() => void child.kill('SIGKILL'));
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    restart: async () => {
      child = await begin(port, url);
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

async function begin(port: number, url: string) {
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--requirepass', password];
  const child = spawn('redis-server', [...words, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`redis-server left with ${child.exitCode}`);
    await pause(20);
  }
  return child;
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
}
