import { writeSync } from 'node:fs';

const roomBytes = 64 * 1024;
const mostBytesOfALetter = 3;

/**
 * Writes the log lines of one turn of the process together, at its end. A write for each cost more than the rest of a
 * short answer; a process that is killed loses the lines of that one turn.
 */
function linesTogether(file: number): { write: (line: string) => void } {
  let said = '';
  // Made once: for every turn anew it was dearer than turning the lines into bytes.
  const room = Buffer.allocUnsafe(roomBytes);
  const writeDown = () => {
    const text = said;
    said = '';
    const fits = text.length * mostBytesOfALetter <= roomBytes;
    if (text !== '') writeWhole(file, fits ? room.subarray(0, room.write(text)) : Buffer.from(text));
  };
  // Lines of the last turn: no later turn writes them.
  process.on('exit', writeDown);
  return {
    write: (line) => {
      if (said === '') setImmediate(writeDown);
      said += line;
    },
  };
}

/** One for the process, however many apps it holds. */
export const standardOutput = linesTogether(process.stdout.fd);

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
