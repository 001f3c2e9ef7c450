import { settingRules, type SettingKey } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { readStoredValue } from './store.ts';

type SwitchKey = {
  [Key in SettingKey]: (typeof settingRules)[Key]['kind'] extends 'switch' ? Key : never;
}[SettingKey];

export async function isSwitchedOn(db: Db, key: SwitchKey): Promise<boolean> {
  const value = (await readStoredValue(db, key)) ?? settingRules[key].default;
  return value === 'on';
}
