import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A disk of its own for the product's data, so that filling it up fills nothing of the machine's. */
export interface SmallDisk {
  folder: string;
  /** Fills it to the last byte and keeps it full for so long, whatever is freed meanwhile. */
  keepFull(ms: number): Promise<void>;
  unmount(): void;
}

export const diskMegabytes = 512;
const blockBytes = [4 * 1024 * 1024, 64 * 1024, 4096, 1];

/** Mounts it in memory; only root may. */
export function mountSmallDisk(folder: string): SmallDisk {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error(
      'The faults need a small disk that can be filled up: run them as root on Linux, so that a tmpfs can be mounted.',
    );
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  try {
    const options = `size=${diskMegabytes}m,mode=0755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'mw-faults', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `No small disk can be mounted at ${folder}, which the faults need (in a container: CAP_SYS_ADMIN).`,
      { cause: error },
    );
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    keepFull: async (ms) => {
      const until = Date.now() + ms;
      try {
        while (Date.now() < until) {
          fillUp(ballast);
          await pause(100);
        }
      } finally {
        rmSync(ballast, { force: true });
      }
    },
    // Lazily: a process that is being ended may stand in it for another moment.
    unmount: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  };
}

function fillUp(path: string): void {
  const file = openSync(path, 'a');
  for (const bytes of blockBytes) while (hasRoomFor(file, bytes));
  closeSync(file);
}

function hasRoomFor(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
