import type { PersonHold } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { PersonalData } from '#server/feature.ts';
import { holdsOn, type HeldAccount } from './holds.ts';

/** Forgets the person in every feature, or says the first thing that forbids it. */
export async function forgetUnlessHeld(
  transaction: Db,
  personalData: readonly PersonalData[],
  account: HeldAccount,
): Promise<PersonHold | null> {
  const [hold] = await holdsOn(transaction, personalData, account);
  if (hold !== undefined) return hold;
  for (const data of personalData.toReversed()) await data.forget(transaction, account.row.id);
  return null;
}
