import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '#server/db/embedded/processes.ts';
import { manifestFile } from './manifest.ts';

const whole = /^marketwaka-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const unfinished = /^\.marketwaka-.+\.unfinished-(\d+)$/;

/** A backup that is being made, under a name that nobody takes for a whole one. */
export interface Unfinished {
  folder: string;
  /** Everything is on the disk: it gets its name. */
  finish(): Promise<string>;
  abandon(): Promise<void>;
}

export async function beginFolder(collection: string, now: Date): Promise<Unfinished> {
  const name = `marketwaka-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const folder = join(collection, `.${name}.unfinished-${process.pid}`);
  await mkdir(collection, { recursive: true, mode: 0o700 });
  await removeUnfinished(collection);
  await mkdir(folder, { mode: 0o700 });
  return {
    folder,
    finish: async () => {
      await syncTree(folder);
      const named = join(collection, name);
      await rename(folder, named);
      await sync(collection);
      return named;
    },
    abandon: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Removes whole backups but for the latest, and says which. */
export async function keepLatest(collection: string, count: number): Promise<string[]> {
  const names = (await readdir(collection))
    .filter((name) => whole.test(name) && existsSync(join(collection, name, manifestFile)))
    .toSorted();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) {
    // Without its manifest it is none any more, whatever becomes of the rest.
    await rm(join(collection, name, manifestFile));
    await rm(join(collection, name), { recursive: true });
  }
  return old;
}

/** Removes what a killed backup left; in a container the next one may well have its process number. */
async function removeUnfinished(collection: string): Promise<void> {
  for (const name of await readdir(collection)) {
    const pid = Number(unfinished.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isRunning(pid)))
      await rm(join(collection, name), { recursive: true, force: true });
  }
}

/** All of it on the disk, not only in the system's memory; a name is there only when its folder is. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Side by side: a disk writes many down in hardly more time than one.
  await Promise.all(entries.map((entry) => sync(join(entry.parentPath, entry.name))));
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
