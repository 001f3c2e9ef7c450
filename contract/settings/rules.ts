import { readPhone } from '../phone.ts';
import { type Setting } from './schema.ts';
import { dispatchWays, settingRules, type SettingKey, type SettingRule } from './setting-rules.ts';

const mostLetters = 1000;
const mostKobo = 999_999_999;

/** The value as it is stored, or nothing where the setting cannot take it. An empty text clears a text setting. */
export function readSetting(key: SettingKey, written: string): string | undefined {
  const text = written.trim();
  if (settingRules[key].kind !== 'legal' && text.length > mostLetters) return undefined;
  const rule: SettingRule = settingRules[key];
  if (text === '' && rule.emptyMeans !== undefined) return text;
  switch (rule.kind) {
    case 'kobo':
      return wholeUpTo(text, rule.most ?? mostKobo);
    case 'kilometres':
      return wholeUpTo(text, rule.most ?? 0);
    case 'minutes': {
      const minutes = /^(\d{1,3})(?: minutes?)?$/.exec(text)?.[1];
      return minutes === undefined || Number(minutes) === 0 ? undefined : `${Number(minutes)} minutes`;
    }
    case 'percent':
      return /^(?:\d{1,2}|100)$/.test(text) ? String(Number(text)) : undefined;
    case 'exact-percent':
      return exactUpTo(text, rule.most ?? 0);
    case 'dispatch-way':
      return dispatchWays.find((way) => way === text);
    case 'switch':
      return text === 'on' || text === 'off' ? text : undefined;
    case 'phone':
      return text === '' ? text : readPhone(text);
    case 'email':
      return text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined;
    case 'line':
      return /^[^\n\r]{0,200}$/.test(text) ? text : undefined;
    case 'prose':
    case 'legal':
      return text;
  }
}

function wholeUpTo(text: string, most: number): string | undefined {
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? String(Number(text)) : undefined;
}

/** Without zeros that say nothing: 7.0 is 7. */
function exactUpTo(text: string, most: number): string | undefined {
  return /^\d{1,2}(?:\.\d)?$/.test(text) && Number(text) <= most ? String(Number(text)) : undefined;
}

/** True for a setting of which a city may have its own. */
export function mayDifferByCity(key: SettingKey): boolean {
  const rule: SettingRule = settingRules[key];
  return rule.byCity === true;
}

/** The settings that count in a city: its own before the house's. */
export function settingsIn(house: readonly Setting[], own: readonly Setting[]): Setting[] {
  return [...own, ...house];
}

/** A setting as the list says it, else its default; an empty text counts as not set. */
export function settingIn(list: readonly Setting[], key: SettingKey): string {
  const found = list.find((setting) => setting.key === key)?.value;
  return found === undefined || found === '' ? settingRules[key].default : found;
}

/** The product's own name, until the owner gives the business another. */
export const defaultBusinessName = settingRules.business_name.default;
