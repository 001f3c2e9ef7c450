import { createHash } from 'node:crypto';

/** Where the files of pictures are kept: a folder of this machine, or a store that several machines share. */
export interface PictureStore {
  /** Resolves when it is kept for good; whole or not at all, and new even where it stood already. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing where there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** What has stood there since before, some at a time. */
  old(before: Date): AsyncIterable<readonly OldFile[]>;
  remove(key: string): Promise<void>;
}

export interface OldFile {
  /** Where it stands; the same in a folder and in a bucket. */
  key: string;
  /** Whose content it is by its name; what no row can name has no content's name. */
  name: string;
}

/** A picture's place by its name: 256 shelves, so that none grows long. */
export function keyOf(name: string): string {
  return `${name.slice(0, 2)}/${name}.webp`;
}

/** What the name of a whole picture is made of. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** When to ask again for what could not be had. */
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
