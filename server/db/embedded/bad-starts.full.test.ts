import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './programs/binaries.ts';
import { findPlace } from './place.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

// Run by root, the app is an ordinary user, whom a folder can be closed to; the same holds for whoever else runs this.
const isRoot = process.getuid?.() === 0;
const ordinaryUser = isRoot ? { uid: 1, gid: 1 } : {};
const app = join(import.meta.dirname, '../../../test/product/embedded-app.ts');

let outer: string;
let folder: string;
let mounted: string[];
let apps: ChildProcess[];

beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), 'marketwaka-bad-'));
  chmodSync(outer, 0o755);
  folder = join(outer, 'data');
  [mounted, apps] = [[], []];
});

afterEach(async () => {
  for (const one of apps) one.kill('SIGKILL');
  if (existsSync(join(folder, 'postgres', 'cluster'))) await stopPostmaster(findPlace(folder));
  for (const path of mounted) execFileSync('umount', ['--lazy', path]);
  rmSync(outer, { recursive: true, force: true });
});

function own(path: string): string {
  if (isRoot) chownSync(path, 1, 1);
  return path;
}

function makeFolder(): void {
  mkdirSync(folder);
  own(folder);
}

/** Starts an app over the folder and answers its first words: `open N`, or why it does not open. */
async function start(): Promise<{ output: string; stop: () => Promise<void> }> {
  const started = fork(app, [folder], { silent: true, ...ordinaryUser });
  apps.push(started);
  const [text] = (await once(started.stdout ?? started, 'data')) as [Buffer];
  const stop = async () => {
    started.kill('SIGTERM');
    if (started.exitCode === null) await once(started, 'exit');
  };
  return { output: String(text).trim(), stop };
}

/** The same of one that is over by then. */
async function startOnce(): Promise<string> {
  const { output, stop } = await start();
  await stop();
  return output;
}

const cluster = () => join(folder, 'postgres', 'cluster');

function writePidFile(text: string): void {
  own((writeFileSync(join(cluster(), 'postmaster.pid'), text), join(cluster(), 'postmaster.pid')));
}

describe('over a folder that cannot be used', () => {
  it.runIf(isRoot)(
    'that somebody else owns, it says who may not write, and leaves nothing there',
    async () => {
      mkdirSync(folder);
      expect(await startOnce()).toBe(
        `refused DATA_DIR: daemon may not write ${folder}/postgres. Give it to that user, or name another folder.`,
      );
      expect(readdirSync(folder)).toEqual([]);
      own(folder);
      expect(await startOnce()).toBe('open 1');
    },
  );

  it.runIf(isRoot)('that may not be made where it should be, it says so', async () => {
    expect(await startOnce()).toBe(
      `refused DATA_DIR: daemon may not write ${folder}. Give it to that user, or name another folder.`,
    );
  });

  it.runIf(isRoot)('whose database belongs to somebody else, it says so, and harms nothing', async () => {
    makeFolder();
    expect(await startOnce()).toBe('open 1');
    execFileSync('chown', ['-R', '2:2', join(folder, 'postgres')]);
    expect(await startOnce()).toMatch(/^refused DATA_DIR: daemon may not write \S+\/postgres\. /);
    execFileSync('chown', ['-R', '1:1', join(folder, 'postgres')]);
    expect(await startOnce()).toBe('open 2');
  });

  it('that is a file, it says so', async () => {
    writeFileSync(folder, '');
    expect(await startOnce()).toBe(
      `refused DATA_DIR: ${folder} cannot be a folder, for there is a file in its way. Name another.`,
    );
  });

  it('that is a link to nowhere, it says so', async () => {
    symlinkSync(join(outer, 'gone', 'further'), folder);
    if (isRoot) lchownSync(folder, 1, 1);
    expect(await startOnce()).toBe(
      `refused DATA_DIR: ${folder} leads to a folder that is not there. Make that folder, or name another.`,
    );
  });

  it.runIf(isRoot)(
    'on a disk that can only be read, it says so, new or not, and goes on once it can',
    async () => {
      makeFolder();
      const refusal =
        /^refused DATA_DIR: \S+ is on a disk that can only be read\. Make it writable, or name /;
      mountReadOnly();
      expect(await startOnce()).toMatch(refusal);
      unmount();
      expect(await startOnce()).toBe('open 1');
      mountReadOnly();
      expect(await startOnce()).toMatch(refusal);
      unmount();
      expect(await startOnce()).toBe('open 2');
    },
  );

  it.runIf(isRoot)('as a user without a name, it says that PostgreSQL wants one', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    const started = fork(app, [folder], { silent: true, uid: 54_321, gid: 54_321 });
    const [text] = (await once(started.stdout ?? started, 'data')) as [Buffer];
    expect(String(text)).toMatch(
      /^refused The embedded database cannot run as user number 54321, .*DATABASE_URL/,
    );
  });
});

describe.runIf(isRoot)('on a full disk', () => {
  it.each(['100k', '1m', '20m'])(
    'a start on a full disk leaves no half-made %s, and works once there is room',
    async (size) => {
      mountSmallDisk(size);
      expect(await startOnce()).toMatch(/^refused DATA_DIR: the disk that \S+ is on is full\. Make room, /);
      expect(existsSync(cluster())).toBe(false);
      execFileSync('mount', ['-o', 'remount,size=300m', folder]);
      expect(await startOnce()).toBe('open 1');
    },
  );

  it('a start on a full disk with existing data says so at once, and works once there is room', async () => {
    mountSmallDisk('200m');
    expect(await startOnce()).toBe('open 1');
    const ballast = join(folder, 'ballast');
    expect(() => execFileSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1k'], { stdio: 'pipe' })).toThrow(
      'No space left',
    );
    expect(await startOnce()).toMatch(/^refused DATA_DIR: the disk that \S+ is on is full\. Make room, /);
    rmSync(ballast);
    expect(await startOnce()).toBe('open 2');
  });
});

describe('over a postmaster.pid that is not its own', () => {
  beforeEach(async () => {
    makeFolder();
    expect(await startOnce()).toBe('open 1');
  });

  it.each([
    ['that is empty', ''],
    ['that holds words', 'hello\n'],
    ['with the number of the first of all programs', '1\n/elsewhere\n'],
    ['with the number of this program', `${process.pid}\n/elsewhere\n`],
  ])('%s it starts', async (_what, text) => {
    writePidFile(text);
    expect(await startOnce()).toBe('open 2');
  });

  it('of a server that somebody started over the folder by hand, it says which, and leaves it alone', async () => {
    const place = findPlace(folder);
    const words = ['-D', place.cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
    const server = spawn(findBinaries(place).postgres, words, { ...ordinaryUser, stdio: 'ignore' });
    await expect.poll(() => runningPostmaster(place)).toBe(server.pid);
    expect(await startOnce()).toBe(
      `refused DATA_DIR: a PostgreSQL that MarketWaka did not start runs over ${place.cluster} (process ${server.pid}). Stop it first.`,
    );
    expect(runningPostmaster(place)).toBe(server.pid);
    server.kill('SIGINT');
    await once(server, 'exit');
    expect(await startOnce()).toBe('open 2');
  }, 120_000);
});

describe('over a database of another PostgreSQL', () => {
  beforeEach(async () => {
    makeFolder();
    expect(await startOnce()).toBe('open 1');
  });

  it.each(['15', '17', '19'])(
    '%s it says so, touches nothing, and says how the data comes over',
    async (major) => {
      const version = join(cluster(), 'PG_VERSION');
      const ours = readFileSync(version, 'utf8');
      writeFileSync(version, `${major}\n`);
      writeFileSync(join(cluster(), 'pg_hba.conf'), '# as it was\n');
      expect(await startOnce()).toBe(
        `refused DATA_DIR: the database in ${cluster()} is of PostgreSQL ${major}, and this MarketWaka runs PostgreSQL 18; nothing was changed. Make a backup with the MarketWaka that it was made with (npm run backup), and restore it here into an empty DATA_DIR (npm run restore).`,
      );
      expect(readFileSync(join(cluster(), 'pg_hba.conf'), 'utf8')).toBe('# as it was\n');
      writeFileSync(version, ours);
      expect(await startOnce()).toBe('open 2');
    },
  );

  it('that says nothing of its version, it calls no whole database', async () => {
    rmSync(join(cluster(), 'PG_VERSION'));
    expect(await startOnce()).toMatch(
      /^refused DATA_DIR: \S+ is no whole database, for its file PG_VERSION is missing/,
    );
  });
});

function mountReadOnly(): void {
  execFileSync('mount', ['--bind', folder, folder]);
  execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
  mounted.push(folder);
}

function mountSmallDisk(size: string): void {
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755,uid=1,gid=1`, 'mw-bad', folder]);
  mounted.push(folder);
}

function unmount(): void {
  execFileSync('umount', [folder]);
  mounted = [];
}
