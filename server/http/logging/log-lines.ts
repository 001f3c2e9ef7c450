import { writeSync } from 'node:fs';

/** One for the process, however many apps it holds. */
export const standardOutput = {
  write: (line: string) => writeWhole(process.stdout.fd, Buffer.from(line)),
};

/**
 * A pipe that is full for the moment takes the rest later. What nobody reads any more and a disk without room take
 * nothing: the lines are lost, and the product serves on.
 */
function writeWhole(file: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(file, bytes, written);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}
