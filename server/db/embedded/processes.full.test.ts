import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readingRole } from '../reading/reading-role.ts';
import { databaseUser, servingUser } from './cluster.ts';
import { findPlace, socketPath, type Place } from './place.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

let folder: string;
let place: Place;
let apps: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marketwaka-embedded-'));
  place = findPlace(folder);
  apps = [];
});

afterEach(async () => {
  for (const app of apps) app.kill('SIGKILL');
  await stopPostmaster(place);
  rmSync(place.home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

function startApp(): ChildProcess {
  const app = fork(join(import.meta.dirname, '../../../test/product/embedded-app.ts'), [folder], {
    silent: true,
  });
  apps.push(app);
  return app;
}

async function firstLine(app: ChildProcess): Promise<string> {
  const [text] = await once(app.stdout ?? app, 'data');
  return String(text).trim();
}

async function asks(app: ChildProcess): Promise<unknown> {
  app.send('are you there?');
  const [answer] = await once(app, 'message');
  return answer;
}

it('the embedded database keeps its data from one start to the next, and leaves no server behind when it stops', async () => {
  const first = startApp();
  expect(await firstLine(first)).toBe('open 1');
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  expect(runningPostmaster(place)).toBeUndefined();
  expect(await firstLine(startApp())).toBe('open 2');
});

it('a start takes over the database server that a killed app left running', async () => {
  const killed = startApp();
  expect(await firstLine(killed)).toBe('open 1');
  const server = runningPostmaster(place);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(runningPostmaster(place)).toBe(server);
  const next = startApp();
  expect(await firstLine(next)).toBe('open 2');
  expect(runningPostmaster(place)).toBe(server);
  next.kill('SIGTERM');
  await once(next, 'exit');
  expect(runningPostmaster(place)).toBeUndefined();
});

it('serves one of two apps that start at once over one folder, and tells the other why not', async () => {
  const lines = await Promise.all([startApp(), startApp()].map(firstLine));
  expect(lines.toSorted()).toEqual([
    'open 1',
    expect.stringMatching(/^refused DATA_DIR: another MarketWaka is running/),
  ]);
});

it('the database is back by itself after its server was killed', async () => {
  const app = startApp();
  await firstLine(app);
  const server = runningPostmaster(place) ?? 0;
  process.kill(server, 'SIGKILL');
  await expect.poll(() => asks(app), { timeout: 10_000, interval: 100 }).toBe('answers');
  await expect.poll(() => runningPostmaster(place) ?? server, { timeout: 10_000 }).not.toBe(server);
  app.kill('SIGTERM');
  expect(await once(app, 'exit')).toEqual([0, null]);
  expect(runningPostmaster(place)).toBeUndefined();
});

it('a start is not misled by a dead server’s process id that another program has by now', async () => {
  const first = startApp();
  await firstLine(first);
  const server = runningPostmaster(place) ?? 0;
  const file = join(place.cluster, 'postmaster.pid');
  const written = readFileSync(file, 'utf8');
  first.kill('SIGTERM');
  await once(first, 'exit');
  writeFileSync(file, written.replace(String(server), String(process.pid)));
  expect(await firstLine(startApp())).toBe('open 2');
});

it.runIf(process.getuid?.() === 0)(
  'the embedded database admits its own user to serve, and only the user who started it as owner',
  async () => {
    await firstLine(startApp());
    const visitAs = (user: string) => {
      const visit = `
      import pg from ${JSON.stringify(import.meta.resolve('pg'))};
      const db = new pg.Client(${JSON.stringify({ host: dirname(socketPath(place)), user, database: 'postgres' })});
      db.connect().then(() => console.log('came in'), (error) => console.log(error.message)).then(() => process.exit());`;
      const words = ['--input-type=module', '-e', visit];
      return firstLine(spawn(process.execPath, words, { ...place.account, cwd: '/' }));
    };
    for (const role of [databaseUser, readingRole])
      expect(await visitAs(role)).toContain('Peer authentication failed');
    expect(await visitAs(servingUser)).toBe('came in');
  },
);
