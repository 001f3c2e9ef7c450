import { settingRules } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { readStoredValue } from '#server/features/settings/store.ts';
import { signsOf, type NameSigns } from './name-signs.ts';
import { holdSkeleton, isLikeStaff } from './store.ts';

type Judged = { ok: true; signs: NameSigns } | { ok: false; reason: 'name-hidden' | 'name-of-the-house' };

/** Judges the name of a new customer, in the transaction that keeps it. */
export async function judgeName(transaction: Db, username: string): Promise<Judged> {
  const signs = signsOf(username, await businessName(transaction));
  if (signs.fault === 'hidden') return { ok: false, reason: 'name-hidden' };
  if (signs.fault === 'house') return { ok: false, reason: 'name-of-the-house' };
  await holdSkeleton(transaction, signs.skeleton);
  if (await isLikeStaff(transaction, signs.skeleton)) return { ok: false, reason: 'name-of-the-house' };
  return { ok: true, signs };
}

export async function businessName(db: Db): Promise<string> {
  return (await readStoredValue(db, 'business_name')) ?? settingRules.business_name.default;
}
