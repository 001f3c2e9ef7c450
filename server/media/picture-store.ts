import { createHash } from 'node:crypto';

/** The store of picture files: a folder of this machine, or one that several machines share. */
export interface PictureStore {
  /** Resolves when it is kept for good; whole or not at all, and new even where it stood already. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** The files that are older than that, some at a time. */
  old(before: Date): AsyncIterable<readonly OldFile[]>;
  remove(key: string): Promise<void>;
}

export interface OldFile {
  /** The key; the same in a folder and in a bucket. */
  key: string;
  /** The content's name in the file's name; a file that no row can name has none. */
  name: string;
}

/** A picture's place by its name: 256 shelves, so that none grows long. */
export function keyOf(name: string): string {
  return `${name.slice(0, 2)}/${name}.webp`;
}

/** The name of a whole picture. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The seconds after which a failed read is worth another. */
export const awaySeconds = 5;

const marker = 'PicturesAway';

/** The store cannot be had now, and the same call may work later. */
export function picturesAway(says: string): Error {
  const error = new Error(says);
  error.name = marker;
  return error;
}

export function isPicturesAway(error: unknown): boolean {
  return error instanceof Error && error.name === marker;
}
