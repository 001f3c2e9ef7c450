import { settingKeys, type SettingKey } from '#contract/settings/setting-rules.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { answered, type Client } from '../client.ts';

/** An admin sets these, one after the other. */
export async function setAll(admin: Client, wanted: Partial<Record<SettingKey, string>>): Promise<void> {
  for (const key of settingKeys) {
    const value = wanted[key];
    if (value !== undefined) answered(await admin.call(changeSetting, { key, value }));
  }
}
