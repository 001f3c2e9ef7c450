import type { Db } from '../db/database.ts';
import { attachPictures } from './attach-pictures.ts';
import { deletePictures, setShown } from './store.ts';

interface Change {
  /** The upload to show, or none. */
  to: string | null;
  /** The picture before it; it goes, and its address with it. */
  before: string | null;
  by: string;
  /** Ties the new one to what this transaction writes. */
  place: () => Promise<void>;
}

/** Shows everybody a picture that this person brought, in place of another; false where it is not theirs to show. */
export async function showInPlace(transaction: Db, { to, before, by, place }: Change): Promise<boolean> {
  if (to !== null) {
    if (!(await attachPictures(transaction, [to], by, new Date()))) return false;
    await setShown(transaction, to);
  }
  await place();
  if (before !== null) await deletePictures(transaction, [before]);
  return true;
}
