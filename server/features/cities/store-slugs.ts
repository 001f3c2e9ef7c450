import type { Db } from '#server/db/database.ts';
import { boolean } from '#server/db/sql/codecs.ts';

/**
 * True when no other market or city has the slug, of whatever city it is; who else wants it waits until this transaction
 * ends.
 */
export async function claimSlug(db: Db, slug: string, forId: string | null): Promise<boolean> {
  await db`select pg_advisory_xact_lock(hashtext('market slug'), hashtext(${slug}))`;
  const [row] = await db.one({ isTaken: boolean })`
    select is_slug_taken(${slug}, ${forId}::uuid) as "isTaken"`;
  return !row.isTaken;
}
