import type { SettingRow } from '#contract/settings/schema.ts';
import { settingRules } from '#contract/settings/setting-rules.ts';
import type { OwnSetting } from './store.ts';

export function viewOwnSetting({ key, value, changedAt, changedBy }: OwnSetting): SettingRow {
  return {
    key,
    value,
    isPublic: settingRules[key].isPublic,
    changedAt: changedAt.toISOString(),
    changedBy,
  };
}
