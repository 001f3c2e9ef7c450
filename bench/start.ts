import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { listSettings } from '#contract/settings/endpoints.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { startPostgres } from '#test/cluster/programs/postgres-server.ts';
import { freePort } from '#test/network/free-port.ts';
import { measured } from './measure/rounds.ts';
import { saveRow, type RowName } from './measure/rows.ts';

// `npm run bench:start`: from `npm start`'s own script to the first answer out of the database, once the place has been
// set up: the second start and those after it.

const root = resolve(import.meta.dirname, '..');
const starts = 5;
const longestMs = 60_000;

const postgres = await startPostgres();
try {
  await timeStarts('start-outside', { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
await timeStarts('start-embedded', { DATABASE_URL: '' });

async function timeStarts(name: RowName, given: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mw-start-'));
  try {
    const seconds: number[] = [];
    // The first sets the place up and does not count.
    for (let start = 0; start <= starts; start += 1)
      seconds.push(await timeStart({ ...given, DATA_DIR: folder }));
    saveRow(name, { figure: measured(seconds.slice(1)), firstSeconds: seconds[0] });
  } finally {
    rmSync(findPlace(folder).home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(given: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'error',
      ...given,
    },
  });
  try {
    await untilAnswered(`http://127.0.0.1:${port}${listSettings.path}`, startedAt);
    return (performance.now() - startedAt) / 1000;
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function untilAnswered(url: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < longestMs) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok === true) return;
    await pause(10);
  }
  throw new Error(`nobody answered at ${url}`);
}
