import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';

/** The one place where a ciphertext decrypts: moved to another row it is refused. */
export interface CipherPlace {
  table: string;
  column: string;
  /** Primary key of the row. */
  row: string;
}

/** The keys of an installation: the newest encrypts, each decrypts. */
export interface KeyRing {
  /** The newest last. */
  ids(): readonly string[];
  newestId(): string;
  /** False where its key is not among them. */
  canDecrypt(ciphertext: Uint8Array): boolean;
  encrypt(plain: string | Uint8Array, place: CipherPlace): Buffer;
  decrypt(ciphertext: Uint8Array, place: CipherPlace): Buffer;
}

const cipher = 'aes-256-gcm';
// Version, key id, nonce; behind them what is encrypted, and the tag at the end.
const version = 1;
const idEnd = 5;
const nonceEnd = 17;
const tagBytes = 16;

/** `readKeys` is asked anew each time, for keys are turned over while the product serves. */
export function openKeyRing(readKeys: () => readonly DataKey[]): KeyRing {
  const ids = () => readKeys().map(({ id }) => id);
  return {
    ids,
    newestId: () => newestOf(readKeys()).id,
    canDecrypt: (ciphertext) => ids().includes(keyIdOf(ciphertext)),
    encrypt: (plain, place) => encrypt(plain, place, newestOf(readKeys())),
    decrypt: (ciphertext, place) => {
      const id = keyIdOf(ciphertext);
      const key = readKeys().find((each) => each.id === id);
      if (key === undefined) throw new Error(`data key ${id} is missing: DATA_KEYS has ${ids().join(', ')}`);
      return decrypt(ciphertext, place, key);
    },
  };
}

/** Id of the key that a ciphertext was made with. */
export function keyIdOf(ciphertext: Uint8Array): string {
  if (ciphertext[0] !== version || ciphertext.length < nonceEnd + tagBytes)
    throw new Error('this is no ciphertext of a data key');
  return Buffer.from(ciphertext.subarray(1, idEnd)).toString('hex');
}

function newestOf(keys: readonly DataKey[]): DataKey {
  const newest = keys.at(-1);
  if (newest === undefined) throw new Error('there is no data key');
  return newest;
}

function encrypt(plain: string | Uint8Array, place: CipherPlace, { id, secret }: DataKey): Buffer {
  const nonce = randomBytes(nonceEnd - idEnd);
  const head = Buffer.concat([Buffer.from([version]), Buffer.from(id, 'hex'), nonce]);
  const making = createCipheriv(cipher, secret, nonce, { authTagLength: tagBytes });
  making.setAAD(boundTo(place, head));
  const bytes = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
  return Buffer.concat([head, making.update(bytes), making.final(), making.getAuthTag()]);
}

function decrypt(ciphertext: Uint8Array, place: CipherPlace, { secret }: DataKey): Buffer {
  const tagAt = ciphertext.length - tagBytes;
  const reading = createDecipheriv(cipher, secret, ciphertext.subarray(idEnd, nonceEnd), {
    authTagLength: tagBytes,
  });
  reading.setAAD(boundTo(place, ciphertext.subarray(0, nonceEnd)));
  reading.setAuthTag(ciphertext.subarray(tagAt));
  try {
    return Buffer.concat([reading.update(ciphertext.subarray(nonceEnd, tagAt)), reading.final()]);
  } catch (error) {
    const where = `${place.table}.${place.column} of ${place.row}`;
    throw new Error(`${where} does not decrypt: it was changed, or moved there`, { cause: error });
  }
}

function boundTo({ table, column, row }: CipherPlace, head: Uint8Array): Buffer {
  return Buffer.concat([head, Buffer.from(JSON.stringify([table, column, row]), 'utf8')]);
}
