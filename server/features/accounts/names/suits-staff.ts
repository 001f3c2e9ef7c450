import { hasHidden } from '#contract/names/hidden-letters.ts';
import type { Db } from '#server/db/database.ts';
import { skeletonOf } from '#server/names/skeleton.ts';
import { holdSkeleton, isLikeAnother } from './store.ts';

/** False for a name that hides something or that somebody else's name looks like; nobody can take such a name until the transaction ends. */
export async function suitsStaff(
  transaction: Db,
  { id, username }: { id: string; username: string },
): Promise<boolean> {
  const skeleton = skeletonOf(username);
  await holdSkeleton(transaction, skeleton);
  return !hasHidden(username) && !(await isLikeAnother(transaction, skeleton, id));
}
