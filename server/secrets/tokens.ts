import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret that a browser or a link carries; only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The same for a text message, where every letter is paid: 120 bits. */
export function newShortToken(): string {
  return randomBytes(15).toString('base64url');
}

/** Random secrets need no slow hash: nobody can try 120 bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

// 31 signs, none of which looks like another on paper or over the phone.
const readableSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Random signs that can be read aloud and typed. */
export function readableSecret(length: number): string {
  return Array.from({ length }, () => readableSigns[randomInt(readableSigns.length)]).join('');
}
