import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

function fileOf(folder: string, sha256: string): string {
  return join(folder, sha256.slice(0, 2), `${sha256}.webp`);
}

/** Writes a picture down under its own hash; whole or not at all, and new even where it stood already. */
export async function keepFile(folder: string, sha256: string, bytes: Uint8Array): Promise<void> {
  const path = fileOf(folder, sha256);
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(unfinished, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

export async function readKept(folder: string, sha256: string): Promise<Buffer | undefined> {
  return readFile(fileOf(folder, sha256)).catch(nothingThere);
}

export async function shelvesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothingThere);
  return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

export interface OldFile {
  path: string;
  /** Whose content it is by its name; a write that was cut off has a longer name, and no row either. */
  sha256: string;
}

/** What has stood on a shelf since before. */
export async function oldFilesOn(shelf: string, before: Date): Promise<OldFile[]> {
  const old: OldFile[] = [];
  for (const name of await readdir(shelf)) {
    const path = join(shelf, name);
    const { mtime } = await stat(path);
    if (mtime < before) old.push({ path, sha256: name.endsWith('.webp') ? name.slice(0, -5) : name });
  }
  return old;
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
