import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '#server/db/embedded/processes.ts';

const memory = '/dev/shm';
const leastBytes = 4 * 1024 ** 3;
const runStart = 'marketwaka-run-';

/**
 * Folder in memory for the files of tests; undefined where the system has no room for it. A copy of a database is a
 * thousand files, and ext4 looks through all that were deleted in the last seconds before it makes one: a second a
 * copy.
 */
function roomInMemory(): string | undefined {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= leastBytes ? memory : undefined;
  } catch {
    return undefined;
  }
}

/** The folder in memory that stands for one on the disk, the same in every run until the system starts anew. */
export function inMemory(folder: string): string {
  const room = roomInMemory();
  if (room === undefined) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const there = join(room, `marketwaka-${name}`);
  mkdirSync(there, { recursive: true, mode: 0o755 });
  return there;
}

/** Has everything that this run starts keep its temporary files in memory; the answered function removes them. */
export function keepTemporaryFilesInMemory(): () => void {
  const room = roomInMemory();
  if (room === undefined) return () => undefined;
  removeAbandoned(room);
  const folder = mkdtempSync(join(room, `${runStart}${process.pid}-`));
  // The user that a database runs as under root passes through it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Removes what killed runs of this user left behind. */
function removeAbandoned(room: string): void {
  for (const folder of globSync(join(room, `${runStart}*`))) {
    const pid = Number(folder.slice(join(room, runStart).length).split('-')[0]);
    const isOurs = lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOurs && !isRunning(pid)) rmSync(folder, { recursive: true, force: true });
  }
}
