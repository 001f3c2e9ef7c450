import { createHash, randomBytes } from 'node:crypto';

/** A key that data is encrypted with. Its id is made of it: one id never means two keys. */
export interface DataKey {
  id: string;
  secret: Buffer;
}

const secretBytes = 32;
const writtenKey = /^[A-Za-z0-9+/_-]{43}=?$/;

export function newDataKey(): DataKey {
  return dataKeyOf(randomBytes(secretBytes));
}

function dataKeyOf(secret: Buffer): DataKey {
  const id = createHash('sha256').update('marketwaka data key').update(secret).digest('hex').slice(0, 8);
  return { id, secret };
}

/** The key as a file or a variable has it: 32 bytes in base64, as `openssl rand -base64 32` gives them. */
export function writtenDataKey({ secret }: DataKey): string {
  return secret.toString('base64');
}

/** Keys between blanks, commas or line ends, the newest last; null where something else stands there. */
export function readDataKeys(written: string): DataKey[] | null {
  const pieces = written
    .replaceAll(/^\s*#.*$/gm, '')
    .split(/[\s,]+/)
    .filter((piece) => piece !== '');
  if (pieces.length === 0 || !pieces.every((piece) => writtenKey.test(piece))) return null;
  return pieces.map((piece) => dataKeyOf(Buffer.from(piece, 'base64')));
}
