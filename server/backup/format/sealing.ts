import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';

/** The key of a passphrase, with its salt. */
export interface SealKey {
  bytes: Buffer;
  salt: string;
}

const cipher = 'aes-256-gcm';
const frameBytes = 256 * 1024;
const tagBytes = 16;
// Half a second and 128 MB for each guess at a passphrase.
const hardness = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof hardness, Buffer>(scrypt);

/** A new salt for a new backup; the backup's own to open it again. */
export async function sealKey(passphrase: string, salt = randomBytes(16).toString('hex')): Promise<SealKey> {
  const bytes = await derive(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), 32, hardness);
  return { bytes, salt };
}

/** A key of its own for each use, so that no two parts ever share a nonce or can be taken for each other. */
export function keyFor(key: SealKey, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.bytes, Buffer.alloc(0), use, 32));
}

/**
 * Encrypts what flows through, frame by frame: nothing has to be held whole, and nothing is read before it has been
 * proved. The last frame is marked as the last, so what was cut off does not open either.
 */
export function seal(key: Buffer): Transform {
  return inFrames(frameBytes, (frame, count, isLast) => {
    const sealing = createCipheriv(cipher, key, nonceOf(count, isLast));
    return Buffer.concat([sealing.update(frame), sealing.final(), sealing.getAuthTag()]);
  });
}

export function unseal(key: Buffer): Transform {
  return inFrames(frameBytes + tagBytes, (frame, count, isLast) => {
    if (frame.length < tagBytes) throw new Error('a sealed part ends too early');
    const opening = createDecipheriv(cipher, key, nonceOf(count, isLast));
    opening.setAuthTag(frame.subarray(-tagBytes));
    return Buffer.concat([opening.update(frame.subarray(0, -tagBytes)), opening.final()]);
  });
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(count));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Frames of one size, and one more that is shorter or as long, and is known to be the last. */
function inFrames(bytes: number, work: (frame: Buffer, count: number, isLast: boolean) => Buffer): Transform {
  let held = Buffer.alloc(0);
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = Buffer.concat([held, chunk]);
      orFail(done, () => {
        while (held.length > bytes) {
          this.push(work(held.subarray(0, bytes), count, false));
          held = held.subarray(bytes);
          count += 1;
        }
      });
    },
    flush(done) {
      orFail(done, () => void this.push(work(held, count, true)));
    },
  });
}

function orFail(done: (error?: Error) => void, work: () => void): void {
  try {
    work();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}
