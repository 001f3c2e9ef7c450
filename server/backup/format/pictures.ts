import { sha256Of, type PictureStore } from '#server/media/picture-store.ts';

/** The part of a picture store that a backup needs. */
export type StoredPictures = Pick<PictureStore, 'read' | 'keep'>;

export interface Packed {
  count: number;
  missing: string[];
}

const headBytes = 36;
const atOnce = 8;

/** One picture after the other, each behind its name and its length. What is away or harmed is counted, not packed. */
export async function* packPictures(
  pictures: StoredPictures,
  sha256s: readonly string[],
  packed: Packed,
): AsyncGenerator<Buffer> {
  for (let place = 0; place < sha256s.length; place += atOnce) {
    const some = sha256s.slice(place, place + atOnce);
    const found = await Promise.all(some.map((sha256) => readWhole(pictures, sha256)));
    for (const [index, sha256] of some.entries()) {
      const bytes = found[index];
      if (bytes === undefined) {
        packed.missing.push(sha256);
        continue;
      }
      packed.count += 1;
      const head = Buffer.alloc(headBytes);
      head.write(sha256, 'hex');
      head.writeUInt32BE(bytes.length, headBytes - 4);
      yield Buffer.concat([head, bytes]);
    }
  }
}

async function readWhole(pictures: StoredPictures, sha256: string): Promise<Buffer | undefined> {
  const bytes = await pictures.read(sha256);
  return bytes !== undefined && sha256Of(bytes) === sha256 ? bytes : undefined;
}

/** Keeps every picture of the pack, and says which they were. */
export async function unpackPictures(
  source: AsyncIterable<Buffer>,
  pictures: StoredPictures,
): Promise<Set<string>> {
  const stored = new Set<string>();
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const end = headBytes + (held.length < headBytes ? 0 : held.readUInt32BE(headBytes - 4));
      if (held.length < headBytes || held.length < end) break;
      const sha256 = held.toString('hex', 0, headBytes - 4);
      await keepWhole(pictures, sha256, held.subarray(headBytes, end));
      stored.add(sha256);
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw new Error('the pictures end in the middle of one');
  return stored;
}

async function keepWhole(pictures: StoredPictures, sha256: string, bytes: Buffer): Promise<void> {
  if (sha256Of(bytes) !== sha256) throw new Error(`the picture ${sha256} is not what was written`);
  await pictures.keep(sha256, bytes);
}
