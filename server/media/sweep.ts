import type { Db } from '../db/database.ts';
import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { inTransaction } from '../db/transaction.ts';
import { retainedFor } from '../retention/periods.ts';
import type { OldFile, PictureStore } from './picture-store.ts';
import { deleteUnattachedRecordings } from './recordings/store.ts';
import { deleteUnattached, lockFile, noBackupIsMade, readNeeded, takeSweep } from './store.ts';

/** The time that a picture may wait to be attached, and a file for its row. */
export const unattachedMs = retainedFor.picture.days * 24 * 60 * 60_000;

const sweepEveryMs = 60 * 60_000;

/** Sweeps, where no instance has done so for an hour. */
export async function sweepInTurn(db: Db, store: PictureStore, now: Date): Promise<void> {
  const since = new Date(now.getTime() - sweepEveryMs);
  if (await takeSweep(db, { now, since })) await sweepPictures(db, store, now);
}

/** Takes away what nothing came of: rows that were attached to nothing for a day, and old files without a row. */
export async function sweepPictures(db: Db, store: PictureStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unattachedMs);
  await deleteInBatches((most) => deleteUnattached(db, before, most));
  await deleteInBatches((most) => deleteUnattachedRecordings(db, before, most));
  for await (const files of store.old(before)) {
    const needed = await readNeeded(
      db,
      files.map(({ name }) => name),
    );
    for (const file of files) if (!needed.has(file.name)) await removeUnneeded(db, store, file);
  }
}

/**
 * The same content may be on its way in again: its row comes before its file, and waits for this to end. While a
 * backup is made all stay; the next hour takes them.
 */
export async function removeUnneeded(db: Db, store: PictureStore, { key, name }: OldFile): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await noBackupIsMade(transaction))) return;
    await lockFile(transaction, name);
    const needed = await readNeeded(transaction, [name]);
    if (!needed.has(name)) await store.remove(key);
  });
}
