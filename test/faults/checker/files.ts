import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/database.ts';
import { boolean, text } from '#server/db/sql/codecs.ts';
import { keyOf } from '#server/media/picture-store.ts';
import { unattachedMs } from '#server/media/sweep.ts';
import type { Loss } from './loss.ts';

/** Every picture that came has its file, whole; every file has its picture, or is too young to be swept away. */
export async function checkFiles(db: Db, mediaFolder: string, now: Date): Promise<Loss[]> {
  const rows = await db.rows({ id: text, sha256: text, isKept: boolean })`
    select id, sha256, is_kept as "isKept" from picture`;
  const files = new Set(await filesIn(mediaFolder));
  const named = rows.map((row) => ({ ...row, path: keyOf(row.sha256) }));
  const losses: Loss[] = [];
  // One that is still on its way, or was cut off on it, has a row and nothing behind it yet.
  for (const { id, path } of named.filter(({ isKept: isStored }) => isStored)) {
    if (!files.has(path)) losses.push({ kind: 'picture-without-file', about: `${id} (${path})` });
    else if (!(await isWhole(mediaFolder, path)))
      losses.push({ kind: 'file-spoilt', about: `${id} (${path})` });
  }
  const wanted = new Set(named.map(({ path }) => path));
  for (const path of [...files].filter((file) => !wanted.has(file))) {
    const { mtime } = await stat(join(mediaFolder, path));
    if (now.getTime() - mtime.getTime() > unattachedMs)
      losses.push({ kind: 'file-without-picture', about: path });
  }
  return losses;
}

async function filesIn(folder: string): Promise<string[]> {
  const shelves = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    shelves.map(async (shelf) => (await readdir(join(folder, shelf))).map((name) => join(shelf, name))),
  );
  return files.flat();
}

/** Its name is the hash of what it holds. */
async function isWhole(folder: string, path: string): Promise<boolean> {
  const hash = createHash('sha256').update(await readFile(join(folder, path)));
  return path.endsWith(`${hash.digest('hex')}.webp`);
}
