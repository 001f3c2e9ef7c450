import { settingIn } from '#contract/settings/rules.ts';
import { type Setting, type SettingRow } from '#contract/settings/schema.ts';
import { settingKeys, settingRules, type SettingKey } from '#contract/settings/setting-rules.ts';
import type { StoredSetting } from './store.ts';

/** What everybody reads: the public keys, each with its value or its default. */
export function viewPublicSettings(stored: readonly StoredSetting[]): Setting[] {
  return settingKeys
    .filter((key) => settingRules[key].isPublic)
    .map((key) => ({ key, value: settingIn(stored, key) }));
}

export function viewSettingRow(stored: readonly StoredSetting[], key: SettingKey): SettingRow {
  const row = stored.find((setting) => setting.key === key);
  return {
    key,
    value: settingIn(stored, key),
    isPublic: settingRules[key].isPublic,
    changedAt: row?.changedAt.toISOString() ?? null,
    changedBy: row?.changedBy ?? null,
  };
}
