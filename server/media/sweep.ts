import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { oldFilesOn, removeFile, shelvesOf } from './files.ts';
import { deleteUnattached, lockFiles, readNeeded } from './store.ts';

/** How long a picture may wait to be attached, and a file for its row. */
export const unattachedMs = 24 * 60 * 60_000;

/** Takes away what nothing came of: rows that were attached to nothing for a day, and old files without a row. */
export async function sweepPictures(db: Db, folder: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unattachedMs);
  await deleteUnattached(db, before);
  for (const shelf of await shelvesOf(folder)) {
    await inTransaction(db, async (transaction) => {
      // The same content may be on its way in again: its file is written before its row is there.
      await lockFiles(transaction);
      const old = await oldFilesOn(shelf, before);
      const needed = await readNeeded(
        transaction,
        old.map(({ sha256 }) => sha256),
      );
      for (const { path, sha256 } of old) if (!needed.has(sha256)) await removeFile(path);
    });
  }
}
