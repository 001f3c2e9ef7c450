import type { CipherPlace, KeyRing } from '../secrets/key-ring.ts';

/** A picture's file, and the key that it is encrypted with. */
export interface StoredPicture {
  id: string;
  dataKey: string | null;
}

export function paperPlace(pictureId: string): CipherPlace {
  return { table: 'picture', column: 'file', row: pictureId };
}

/** The picture's own bytes; nothing where its key was given up. */
export function plainBytes(
  keys: KeyRing,
  { id, dataKey }: StoredPicture,
  stored: Buffer,
): Buffer | undefined {
  if (dataKey === null) return stored;
  return keys.canDecrypt(stored) ? keys.decrypt(stored, paperPlace(id)) : undefined;
}
