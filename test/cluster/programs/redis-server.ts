import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/network/free-port.ts';
import { startChild } from './child.ts';
import { newFolder } from './folder.ts';
import { findProgram } from './find-program.ts';

export interface RedisServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const readyMs = 15_000;

/** Debian's Redis, new and empty; what it holds may be lost, so it keeps nothing. */
export async function startRedis(): Promise<RedisServer> {
  const program = findProgram('redis-server');
  const folder = newFolder('redis');
  const port = await freePort();
  const server = startChild(
    [
      program,
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ],
    { cwd: folder },
  );
  const stop = async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + readyMs;
  while (!(await listens(port))) {
    if (Date.now() > until || !server.isRunning()) {
      await stop();
      throw new Error(`Redis does not start: ${server.lastWords()}`);
    }
    await pause(50);
  }
  return { url: `redis://127.0.0.1:${port}`, pid: server.pid, stop };
}

async function listens(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
