import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPlace } from '#server/db/embedded/place.ts';
import type { ProductProcess } from '#test/product/process.ts';

/** Microseconds of the processor. */
export interface ProcessorTime {
  server: number;
  database: number;
}

/** The time that a server and its database have taken since they began. */
export function processorTimeOf({ pid, dataFolder }: ProductProcess): ProcessorTime {
  const pidFile = readFileSync(join(findPlace(dataFolder).cluster, 'postmaster.pid'), 'utf8');
  const postmaster = pidFile.split('\n', 1)[0] ?? '';
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return {
    server: timeOf(String(pid)),
    database: children.filter(isOfServer).reduce((sum, backend) => sum + timeOf(backend), 0),
  };
}

/** PostgreSQL's own helpers come and go. */
function isOfServer(backend: string): boolean {
  try {
    return readFileSync(`/proc/${backend}/cmdline`, 'utf8').startsWith('postgres: marketwaka');
  } catch {
    return false;
  }
}

/** All threads of a process; none of one that has ended meanwhile. */
function timeOf(pid: string): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
      .reduce((sum, text) => sum + Number(text.split(' ', 1)[0]) / 1000, 0);
  } catch {
    return 0;
  }
}
