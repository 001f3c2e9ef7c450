import type { PersonHold } from '#contract/accounts/schema.ts';
import { hasGodMode } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import type { PersonalData } from '#server/feature.ts';
import { holdOwnership, lockAccount, type AccountRow } from './store.ts';

/** An account that nothing changes while it is looked at, and whether it is the last owner's. */
export interface HeldAccount {
  row: AccountRow;
  isLastOwner: boolean;
}

/** Owners are locked before the account, as everywhere. */
export async function lockForForgetting(transaction: Db, userId: string): Promise<HeldAccount | undefined> {
  const godmodes = await holdOwnership(transaction);
  const row = await lockAccount(transaction, userId);
  return row && { row, isLastOwner: hasGodMode(row) && godmodes.length === 1 };
}

/** Everything that must come to its end before this person can be forgotten. */
export async function holdsOn(
  transaction: Db,
  personalData: readonly PersonalData[],
  { row, isLastOwner }: HeldAccount,
): Promise<PersonHold[]> {
  const holds: PersonHold[] = isLastOwner ? ['last-godmode'] : [];
  for (const data of personalData) {
    const hold = (await data.holds?.(transaction, row.id)) ?? null;
    if (hold !== null) holds.push(hold);
  }
  return holds;
}
