import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyOf, type OldFile, type PictureStore } from './picture-store.ts';

/** Pictures in a folder of this machine. */
export function picturesInFolder(folder: string): PictureStore {
  return {
    keep: (name, bytes) => keep(join(folder, keyOf(name)), bytes),
    read: (name) => readFile(join(folder, keyOf(name))).catch(nothingThere),
    old: (before) => old(folder, before),
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

async function keep(path: string, bytes: Uint8Array): Promise<void> {
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

async function* old(folder: string, before: Date): AsyncIterable<readonly OldFile[]> {
  for (const shelf of await shelvesOf(folder)) yield oldOn(folder, shelf, before);
}

async function shelvesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothingThere);
  return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function oldOn(folder: string, shelf: string, before: Date): Promise<OldFile[]> {
  const files: OldFile[] = [];
  for (const file of await readdir(join(folder, shelf))) {
    const key = `${shelf}/${file}`;
    const found = await stat(join(folder, key)).catch(nothingThere);
    // A write that was cut off has a longer name, which no row has.
    const name = file.endsWith('.webp') ? file.slice(0, -'.webp'.length) : file;
    if (found !== undefined && found.mtime < before) files.push({ key, name });
  }
  return files;
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
