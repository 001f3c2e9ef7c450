import { readSetting } from '#contract/settings/rules.ts';
import { settingValue } from '#contract/settings/schema.ts';
import { settingRules, type SettingKey } from '#contract/settings/setting-rules.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';

/** Maintenance belongs to the launch screen. */
export type EditableKey = Exclude<SettingKey, 'maintenance'>;

/** A stored value as it stands in its field: naira for kobo, a bare number for minutes. */
export function writtenForm(key: SettingKey, stored: string): string {
  switch (settingRules[key].kind) {
    case 'kobo':
      return stored === '' ? '' : nairaText(Number(stored));
    case 'minutes':
      return stored.replace(/ minutes?$/, '');
    case 'phone':
      return readablePhone(stored);
    case 'percent':
    case 'exact-percent':
    case 'kilometres':
    case 'dispatch-way':
    case 'email':
    case 'line':
    case 'prose':
    case 'legal':
    case 'switch':
      return stored;
  }
}

/** Stored form of the typed value; undefined where the setting does not accept it. */
export function storedForm(key: SettingKey, written: string): string | undefined {
  if (!settingValue.safeParse(written).success) return undefined;
  if (settingRules[key].kind !== 'kobo') return readSetting(key, written);
  if (written.trim() === '') return readSetting(key, '');
  const kobo = koboFrom(written);
  return kobo === undefined ? undefined : readSetting(key, String(kobo));
}
