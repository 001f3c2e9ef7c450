import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/settings/endpoints.ts';
import { readSetting } from '#contract/settings/rules.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockStoredValue, readStoredSettings, storeSetting } from './store.ts';
import { viewSettingRow } from './view.ts';

type ChangeSetting = typeof endpoints.changeSetting;

/** Changes one setting, but not the gate: that one has a screen and a right of its own. */
export async function changeSetting(
  db: Db,
  { key, value: written, from }: InputOf<ChangeSetting>,
  by: Actor,
): Promise<OutcomeOf<ChangeSetting>> {
  if (key === 'maintenance') return { ok: false, reason: 'not-allowed' };
  const value = readSetting(key, written);
  if (value === undefined) return { ok: false, reason: 'bad-setting' };
  return inTransaction(db, async (transaction) => {
    await lockStoredValue(transaction, key);
    const standing = viewSettingRow(await readStoredSettings(transaction), key).value;
    if (from !== undefined && from !== standing) return { ok: false, reason: 'changed-meanwhile' };
    await putSetting(transaction, key, value, by);
    return { ok: true, value: viewSettingRow(await readStoredSettings(transaction), key) };
  });
}

/** Writes a value that has been read already, and who wrote it. */
export function putSetting(db: Db, key: SettingKey, value: string, by: Actor): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = await lockStoredValue(transaction, key);
    await storeSetting(transaction, key, value, by.userId);
    await recordChange(transaction, by, {
      action: 'changeSetting',
      noun: 'settings',
      subject: key,
      before: before === undefined ? null : { value: before },
      after: { value },
    });
  });
}
