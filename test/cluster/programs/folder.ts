import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isRunning } from '#server/db/embedded/processes.ts';

const start = 'mw-cluster-';

/** A new folder, named after these tests, so that the next ones know whether they still run. */
export function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `${start}${process.pid}-${name}-`));
}

/** Removes folders that killed tests left behind. */
export function removeAbandoned(): void {
  for (const folder of globSync(join(tmpdir(), `${start}*`))) {
    const pid = Number(basename(folder).slice(start.length).split('-')[0]);
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(folder, { recursive: true, force: true });
  }
}
