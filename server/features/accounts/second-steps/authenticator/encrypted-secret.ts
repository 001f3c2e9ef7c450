import { keyIdOf, type CipherPlace, type KeyRing } from '#server/secrets/key-ring.ts';
import { fromBase32 } from './base32.ts';

/** Tables in which an authenticator's secret lies. */
type SecretTable = 'authenticator' | 'pending_authenticator';

function placeOf(table: SecretTable, accountId: string): CipherPlace {
  return { table, column: 'secret', row: accountId };
}

/** The ciphertext, in base64, of a secret for this account's row. */
export function encryptSecret(keys: KeyRing, table: SecretTable, accountId: string, secret: string): string {
  return keys.encrypt(secret, placeOf(table, accountId)).toString('base64');
}

/** The secret; nothing where it was encrypted with a key that is not here any more. */
export function decryptSecret(
  keys: KeyRing,
  table: SecretTable,
  accountId: string,
  ciphertext: string,
): { secret: string; bytes: Uint8Array } | undefined {
  const encrypted = Buffer.from(ciphertext, 'base64');
  if (!keys.ids().includes(keyIdOf(encrypted))) return undefined;
  const secret = keys.decrypt(encrypted, placeOf(table, accountId)).toString();
  return { secret, bytes: fromBase32(secret) };
}
