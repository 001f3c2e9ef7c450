import { isAdmin } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { readPerson } from './admin/store.ts';

/** True for an account whose person has not left. */
export async function isAccount(db: Db, userId: string): Promise<boolean> {
  const row = await readPerson(db, userId);
  return row !== undefined && row.deletedAt === null;
}

/** True for the accounts that are the owner's business alone. */
export async function isAdminAccount(db: Db, userId: string): Promise<boolean> {
  const row = await readPerson(db, userId);
  return row !== undefined && isAdmin(row);
}
