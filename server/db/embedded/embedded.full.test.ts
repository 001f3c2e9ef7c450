import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlace, socketPath, type Place } from './place.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

interface Setting {
  what: string;
  /** The mode of the folder above the data folder. */
  above: number;
  /** The length of the data folder's name: past the length of a socket's path or not. */
  name: string;
  user: number;
}

const isRoot = process.getuid?.() === 0;
const me = process.getuid?.() ?? 0;
const ordinaryUser = 1;
const settings: readonly Setting[] = [
  { what: 'a private folder', above: 0o700, name: 'data', user: me },
  { what: 'an open folder', above: 0o755, name: 'data', user: me },
  { what: 'a folder with a name too long for a socket', above: 0o755, name: 'd'.repeat(100), user: me },
  ...(isRoot ? [{ what: 'an ordinary user’s folder', above: 0o755, name: 'data', user: ordinaryUser }] : []),
];
const millisecondsBeforeKill = [5, 60, 150, 300, 500, 800, 1200, 2000];

// Each moment comes in every second place: a start does the same in each, and no place changes its order.
const places = settings.map((setting, turn) => ({
  ...setting,
  waits: millisecondsBeforeKill.filter((_wait, moment) => moment % 2 === turn % 2),
}));

describe.each(places)('over $what', ({ above, name, user, waits }) => {
  let outer: string;
  let folder: string;
  let place: Place;
  let apps: ChildProcess[];

  beforeEach(() => {
    apps = [];
    outer = mkdtempSync(join(tmpdir(), 'marketwaka-matrix-'));
    folder = join(outer, name);
    mkdirSync(folder);
    if (isRoot) chownSync(folder, user, user);
    chmodSync(outer, above);
  });

  afterEach(async () => {
    for (const app of apps) app.kill('SIGKILL');
    place = findPlace(folder);
    await stopPostmaster(place);
    for (const left of [place.home, dirname(socketPath(place)), outer])
      rmSync(left, { recursive: true, force: true });
  });

  function startApp(): ChildProcess {
    const account = isRoot ? { uid: user, gid: user } : {};
    const app = fork(join(import.meta.dirname, '../../../test/product/embedded-app.ts'), [folder], {
      silent: true,
      ...account,
    });
    apps.push(app);
    return app;
  }

  async function startsOf(app: ChildProcess): Promise<number> {
    const [line] = await once(app.stdout ?? app, 'data');
    const [, starts] = /^open (\d+)/.exec(String(line)) ?? [];
    expect(starts, String(line)).toBeDefined();
    return Number(starts);
  }

  it(
    'opens after a start that was killed at any moment, and loses no start that it had counted',
    { timeout: 120_000 },
    async () => {
      let counted = 0;
      for (const wait of waits) {
        const killed = startApp();
        const counting = startsOf(killed).catch(() => counted);
        await pause(wait);
        const isCounted = await Promise.race([counting.then(() => true), pause(1, false)]);
        if (isCounted) counted = await counting;
        killed.kill('SIGKILL');
        await once(killed, 'exit');
        const next = startApp();
        const starts = await startsOf(next);
        expect(starts).toBeGreaterThan(counted);
        counted = starts;
        next.kill('SIGTERM');
        expect(await once(next, 'exit')).toEqual([0, null]);
        expect(runningPostmaster(findPlace(folder))).toBeUndefined();
      }
    },
  );

  it('lets one of five serve that start at once', { timeout: 60_000 }, async () => {
    const five = Array.from({ length: 5 }, startApp);
    const lines = await Promise.all(
      five.map(async (app) => String((await once(app.stdout ?? app, 'data'))[0]).split(' ')[0]),
    );
    expect(lines.toSorted()).toEqual(['open', 'refused', 'refused', 'refused', 'refused']);
  });

  // A server that is told to leave writes a checkpoint, one that crashed brings its whole folder to the disk before it
  // answers; other programs may keep the disk busy for minutes meanwhile. The test's own limit is the only one.
  it('comes back each time its server is killed', { timeout: 300_000 }, async () => {
    const app = startApp();
    await startsOf(app);
    place = findPlace(folder);
    for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGINT', 'SIGKILL'] as const) {
      const server = runningPostmaster(place) ?? 0;
      process.kill(server, signal);
      await expect.poll(() => runningPostmaster(place) ?? server, { timeout: 300_000 }).not.toBe(server);
      await expect
        .poll(
          async () => {
            app.send('are you there?');
            return (await once(app, 'message'))[0] as unknown;
          },
          { timeout: 300_000 },
        )
        .toBe('answers');
    }
  });
});
