import type { Db } from '#server/db/database.ts';

/** The hashes of all links of an order, of a row called `o`. */
export function linkHashes(db: Db) {
  return db`array_remove(array_prepend(o.link_hash, o.sent_link_hashes), null)`;
}
