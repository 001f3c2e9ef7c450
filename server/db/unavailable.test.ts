import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './unavailable.ts';

const listen = `require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => console.log('up'))`;

function connectsOrFails(caller: Socket): Promise<string> {
  return new Promise((resolve) => {
    caller.on('connect', () => resolve('connected'));
    caller.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

it.runIf(process.platform === 'linux')(
  'a local socket with no room for another caller is a database that is away',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mw-full-socket-'));
    const socket = join(folder, '.s.PGSQL.5432');
    const server = spawn(process.execPath, ['-e', listen, socket], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(server.stdout, 'data');
    // Stopped, so that it takes nobody from the queue.
    server.kill('SIGSTOP');
    const first = Array.from({ length: 4 }, () => connect(socket));
    const full = await Promise.all(first.map(connectsOrFails));
    expect(full.at(-1)).toBe('EAGAIN');
    const db = openDatabase({ address: { path: socket, database: 'any', username: 'any' }, connections: 1 });
    onTestFinished(async () => {
      for (const caller of first) caller.destroy();
      server.kill('SIGKILL');
      await db.end({ timeout: 1 });
      rmSync(folder, { recursive: true });
    });
    const error: unknown = await db`select 1`.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: 'EAGAIN' });
    expect(isDatabaseAway(error)).toBe(true);
  },
);
