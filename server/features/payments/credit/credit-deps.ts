import type { Db } from '#server/db/database.ts';
import type { KeyRing } from '#server/secrets/key-ring.ts';

/** The database and the keys of the bank accounts in it. */
export interface CreditDeps {
  db: Db;
  keys: KeyRing;
}
