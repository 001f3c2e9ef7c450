import type { Db } from './database.ts';

/**
 * Ids as one value, for `any(…)`. PostgreSQL is not shown how many there are: for each short list it would find a plan
 * anew, which takes longer than what is asked.
 */
export function idList(db: Db, ids: readonly string[]) {
  // The cast outside keeps `any` from reading it as a table.
  return db`(select ${[...ids]}::uuid[])::uuid[]`;
}
