import type { SettingKey } from '#contract/settings/setting-rules.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockStoredValue, storeSetting } from './store.ts';

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
