import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { embeddedAddress } from './embedded.ts';
import { passwordFile } from './cluster.ts';
import { findPlace, type Place } from './place.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { thisSystem } from './system.ts';

// The ways of Windows on this machine: a port and a password instead of a socket, pg_ctl instead of signals.

const isRoot = process.getuid?.() === 0;
const ordinaryUser = isRoot ? { uid: 1, gid: 1 } : {};
const windows = { ...thisSystem, family: 'windows' } as const;

let outer: string;
let folder: string;
let apps: ChildProcess[];
beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), 'marketwaka-windows-'));
  chmodSync(outer, 0o755);
  folder = join(outer, 'data');
  mkdirSync(folder);
  if (isRoot) chownSync(folder, 1, 1);
  apps = [];
});
afterEach(async () => {
  for (const app of apps) app.kill('SIGKILL');
  await stopPostmaster(findPlace(folder));
  rmSync(outer, { recursive: true, force: true });
});

function startApp(): ChildProcess {
  const app = fork(join(import.meta.dirname, '../../../test/product/embedded-app.ts'), [folder, 'windows'], {
    silent: true,
    ...ordinaryUser,
  });
  apps.push(app);
  return app;
}

async function firstLine(app: ChildProcess): Promise<string> {
  const [text] = (await once(app.stdout ?? app, 'data')) as [Buffer];
  return String(text).trim();
}

const place = (): Place => findPlace(folder, windows);

function url(): string {
  const address = embeddedAddress(place());
  if (typeof address !== 'string') throw new Error('it is reached over a socket');
  return address;
}

it('the embedded database keeps its data, and stops with no server left behind', async () => {
  const first = startApp();
  expect(await firstLine(first)).toBe('open 1');
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  expect(runningPostmaster(place())).toBeUndefined();
  expect(await firstLine(startApp())).toBe('open 2');
});

it('a start takes over the server of a killed app, and of two starts at once one serves', async () => {
  const killed = startApp();
  expect(await firstLine(killed)).toBe('open 1');
  const server = runningPostmaster(place());
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const lines = await Promise.all([startApp(), startApp()].map(firstLine));
  expect(lines.toSorted()).toEqual([
    'open 2',
    expect.stringMatching(/^refused DATA_DIR: another MarketWaka is running/),
  ]);
  expect(runningPostmaster(place())).toBe(server);
});

it('the database is back on the same port after its server was killed', async () => {
  const app = startApp();
  await firstLine(app);
  const server = runningPostmaster(place()) ?? 0;
  process.kill(server, 'SIGKILL');
  const asks = async () => {
    app.send('are you there?');
    return (await once(app, 'message'))[0] as unknown;
  };
  await expect.poll(asks, { timeout: 30_000, interval: 100 }).toBe('answers');
});

it('the database refuses a connection without the password, which only its user may read', async () => {
  await firstLine(startApp());
  const address = url();
  const visit = async (given: string) => {
    const db = openDatabase({ address: given, connections: 1 });
    try {
      await db`select 1`;
      return 'came in';
    } catch (error) {
      return String(error);
    } finally {
      await db.end({ timeout: 0 });
    }
  };
  const password = readFileSync(passwordFile(place().cluster), 'utf8').trim();
  expect(password).toMatch(/^[0-9a-f]{48}$/);
  expect(await visit(address)).toBe('came in');
  expect(await visit(address.replace(password, 'guessed'))).toContain('password authentication failed');
  expect(await visit(address.replace(`:${password}`, ''))).not.toBe('came in');
});

it('a port that another program has got is left to it, and the next is taken', async () => {
  const first = startApp();
  await firstLine(first);
  const { port } = new URL(url());
  first.kill('SIGTERM');
  await once(first, 'exit');
  const other = createServer().listen(Number(port), '127.0.0.1');
  await once(other, 'listening');
  expect(await firstLine(startApp())).toBe('open 2');
  expect(new URL(url()).port).not.toBe(port);
  other.close();
});
