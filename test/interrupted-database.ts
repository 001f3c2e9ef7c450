import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { DatabaseAddress } from '#server/db/database.ts';

/** A way to the database that a test can cut and mend. */
export interface Line {
  address: DatabaseAddress;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Lays a line to a database through a socket of the test's own. */
export async function layLine(to: DatabaseAddress): Promise<Line> {
  const folder = mkdtempSync(join(tmpdir(), 'mw-line-'));
  const path = join(folder, '.s.PGSQL.5432');
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = typeof to === 'string' ? connectTo(new URL(to)) : connect(to.path);
    [near, far].forEach(keep);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const mend = () => new Promise<void>((resolve) => server.listen(path, resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      open.forEach((socket) => socket.destroy());
    });
  await mend();
  afterAll(async () => {
    if (server.listening) await cut();
    rmSync(folder, { recursive: true, force: true });
  });
  return { address: throughSocket(to, path), cut, mend };
}

function connectTo(url: URL): Socket {
  return connect(Number(url.port || 5432), url.hostname);
}

function throughSocket(to: DatabaseAddress, path: string): DatabaseAddress {
  if (typeof to !== 'string') return { ...to, path };
  const url = new URL(to);
  return { path, database: url.pathname.slice(1), username: decodeURIComponent(url.username) };
}
