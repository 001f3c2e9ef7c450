import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline as flow, PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { keyFor, seal, unseal, type SealKey } from './sealing.ts';

/** A file of a backup as it stands on the disk. */
export interface Part {
  name: string;
  bytes: number;
  sha256: string;
}

export interface PartPlace {
  folder: string;
  name: string;
  key: SealKey | undefined;
}

// Pictures are compressed as they are.
const isPacked = (name: string) => name.endsWith('.zst');
const level = { [constants.ZSTD_c_compressionLevel]: 3 };

/** Writes a part, and says what it came to. */
export async function writePart(
  { folder, name, key }: PartPlace,
  source: AsyncIterable<Buffer>,
): Promise<Part> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const sum = createHash('sha256');
  const steps = [
    isPacked(name) ? createZstdCompress({ params: level }) : new PassThrough(),
    key === undefined ? new PassThrough() : seal(keyFor(key, name)),
  ] as const;
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(source, ...steps, (written) => summed(written, sum), file);
  return { name, bytes: file.bytesWritten, sha256: sum.digest('hex') };
}

async function* summed(source: AsyncIterable<Buffer>, sum: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    sum.update(chunk);
    yield chunk;
  }
}

/** The content of a part. It ends in an error where the file is not what was written. */
export function readPart({ folder, name, key }: PartPlace): Readable {
  const steps: [Transform, Transform] = [
    key === undefined ? new PassThrough() : unseal(keyFor(key, name)),
    isPacked(name) ? createZstdDecompress() : new PassThrough(),
  ];
  // The reader receives the error from the last of them.
  return flow(createReadStream(join(folder, name)), ...steps, () => undefined);
}

/** The fault of the file, or none. */
export async function faultOf(folder: string, { name, bytes, sha256 }: Part): Promise<string | undefined> {
  const sum = createHash('sha256');
  let found = 0;
  try {
    const bytesOf: AsyncIterable<Buffer> = createReadStream(join(folder, name));
    for await (const chunk of bytesOf) {
      sum.update(chunk);
      found += chunk.length;
    }
  } catch (error) {
    return `${name} cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
  if (found !== bytes) return `${name} has ${found} bytes of ${bytes}`;
  return sum.digest('hex') === sha256 ? undefined : `${name} is not what was written: its checksum differs`;
}
