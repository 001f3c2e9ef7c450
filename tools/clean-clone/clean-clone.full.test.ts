import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { root } from '#tools/setup/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'marketwaka-clone-'));
const clone = join(folder, 'marketwaka');
const running: ChildProcess[] = [];
let port: number;

beforeAll(async () => {
  expect(spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]).status).toBe(0);
  port = await freePort();
});

afterAll(() => {
  for (const process of running) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The newcomer's PATH: without the Node that this repository brought along. */
function plainPath(): string {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(join(root, 'node_modules')) && entry !== dirname(process.execPath))
    .join(delimiter);
}

function start(environment: Record<string, string> = {}): { app: ChildProcess; opened: Promise<string> } {
  const app = spawn('node', ['tools/start.mjs'], {
    cwd: clone,
    env: { HOME: process.env['HOME'] ?? folder, PATH: plainPath(), PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(app);
  let said = '';
  const opened = new Promise<string>((resolve, reject) => {
    for (const stream of [app.stdout, app.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('MarketWaka is open')) resolve(said);
      });
    }
    app.once('close', () => reject(new Error(said)));
  });
  return { app, opened };
}

async function stop(app: ChildProcess): Promise<void> {
  app.kill('SIGTERM');
  expect(await once(app, 'close')).toEqual([0, null]);
}

it('serves from an empty clone after one command', { timeout: 600_000 }, async () => {
  const { app, opened } = start();
  expect(await opened).toMatch(/http:\/\/\S+/);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<!doctype html>');
  await stop(app);
});

it('is ready again within five seconds, and sets nothing up', { timeout: 60_000 }, async () => {
  const before = performance.now();
  const { app, opened } = start();
  const said = await opened;
  expect(performance.now() - before).toBeLessThan(5000);
  expect(said).not.toMatch(/Fetching|Building/);
  await stop(app);
});

it('says in one line which variable is wrong, and that a port is taken', { timeout: 60_000 }, async () => {
  const wrong = start({ PORT: 'front door' });
  await expect(wrong.opened).rejects.toThrow('PORT: "front door" is no port');
  const first = start();
  await first.opened;
  const second = start({ DATA_DIR: join(folder, 'other-data') });
  await expect(second.opened).rejects.toThrow(`PORT: ${port} is in use by another program`);
  await stop(first.app);
});
